import { analysisFiles } from 'virtual:kaoiro-analysis-files'
import type { AnalysisFile, AnalysisFileName } from 'virtual:kaoiro-analysis-files'
import { modelCache } from '../../site/cache-names.js'

type Report = (share: number) => void

/** Null if the browser refuses storage. */
const openCache = async (): Promise<Cache | null> => {
  try {
    return await caches.open(modelCache)
  } catch {
    return null
  }
}

/** Whether the content matches the hash of the build (SHA-256, hexadecimal). */
const hasHash = async (content: ArrayBuffer, sha256: string): Promise<boolean> => {
  const digest = await crypto.subtle.digest('SHA-256', content)
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('') === sha256
}

/** The cached file, if it is unchanged. */
const keptFile = async (
  cache: Cache | null,
  { url, sha256 }: AnalysisFile,
): Promise<ArrayBuffer | null> => {
  const kept = await cache?.match(url).catch(() => undefined)
  const content = await kept?.arrayBuffer().catch(() => undefined)
  return content !== undefined && (await hasHash(content, sha256)) ? content : null
}

/** Downloads a file. Rejects if the download fails or the hash differs. */
const freshFile = async (file: AnalysisFile, onBytes: (count: number) => void) => {
  const content = await fetchFile(file.url, onBytes)
  if (!(await hasHash(content, file.sha256))) throw new Error(`${file.url} is not as it was built`)
  return content
}

/** A full cache is ignored. */
const keep = async (cache: Cache | null, url: string, content: BodyInit): Promise<void> => {
  await cache?.put(url, new Response(content)).catch(() => undefined)
}

/** Deletes files of this site's earlier builds. */
const removeOthers = async (cache: Cache | null): Promise<void> => {
  const own = self.location.href
  const folder = new URL('.', own).href
  const urls = [own, ...Object.values(analysisFiles).map(({ url }) => new URL(url, own).href)]
  for (const { url } of (await cache?.keys()) ?? [])
    if (url.startsWith(folder) && !urls.includes(url)) await cache?.delete(url)
}

/** The worker's script must be available offline too. */
const keepOwnScript = async (cache: Cache | null): Promise<void> => {
  const own = self.location.pathname
  if (cache === null || (await cache.match(own)) !== undefined) return
  await cache.add(own).catch(() => undefined)
}

/** Loads models and WebAssembly from the cache or the site and reports the loaded share. */
export async function loadAnalysisFiles(
  report: Report,
): Promise<Readonly<Record<AnalysisFileName, ArrayBuffer>>> {
  const cache = await openCache()
  const total = Object.values(analysisFiles).reduce((sum, { bytes }) => sum + bytes, 0)
  let loaded = 0
  const count = (bytes: number) => report((loaded += bytes) / total)
  const load = async (file: AnalysisFile): Promise<ArrayBuffer> => {
    const kept = await keptFile(cache, file)
    if (kept !== null) {
      count(file.bytes)
      return kept
    }
    const content = await freshFile(file, count)
    await keep(cache, file.url, content)
    return content
  }
  const entries = Object.entries(analysisFiles).map(
    async ([name, file]) => [name, await load(file)] as const,
  )
  const files = Object.fromEntries(await Promise.all(entries))
  await keepOwnScript(cache)
  await removeOthers(cache).catch(() => undefined)
  return files as Record<AnalysisFileName, ArrayBuffer>
}

/** Downloads a file of the site and reports the bytes of each chunk. */
async function fetchFile(url: string, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`)
  const reader = response.body?.getReader()
  if (reader === undefined) return response.arrayBuffer()
  const parts: Array<Uint8Array<ArrayBuffer>> = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).arrayBuffer()
    parts.push(value)
    onBytes(value.length)
  }
}
