import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@kaoiro/core/language'
import type { StoreSite } from '@kaoiro/core/pages'
import type { FurnishedStore } from '@kaoiro/store/read'
import { checkStore, storeLines } from '@kaoiro/store/read'
import { loadTerminal } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { printable, storeLine } from '../../print/printable.js'
import { storeScreens } from '../../system/store-screens.js'
import { builtStore, builtUi } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import { errorText } from '../../system/system-error.js'
import { checkSite } from './check-site.js'
import { isFree, writeSite } from './write-site.js'

export interface SiteOptions {
  /** The store's folder; default: that of KAOIRO_STORE, or the store that the screens were built with. */
  readonly store?: string
  readonly out: string
  readonly lang: Language
  readonly quiet?: true
}

/** Writes the site of a store for any web server, opens its pages, and says where to upload it. */
export async function siteCommand(
  { store: given, out, lang, quiet }: SiteOptions,
  streams: Streams,
): Promise<ExitCode> {
  const folder = given ?? (streams.env['KAOIRO_STORE'] || undefined)
  const words = await loadTerminal(lang, 'site')
  const fail = (...lines: ReadonlyArray<string>): ExitCode => {
    streams.err(lines.map((line) => `kaoiro: ${line}\n`).join(''))
    return exitCode.failed
  }
  const store = await readStore(folder, lang)
  if (E.isLeft(store)) return fail(...store.left)
  const files = store.right && (await siteFiles(store.right))
  if (store.right === null || files === null) return fail(words.notBuilt)
  const name = printable(out)
  try {
    if (!(await isFree(out))) return fail(`${name}: ${words.notEmpty}`)
    const written = await writeSite(out, files, builtUi.screens)
    const fault = await checkSite(out)
    if (fault !== null) return fail(`${name}: ${words.notOpened({ address: printable(fault) })}`)
    const megabytes = (written.bytes / 1e6).toFixed(1)
    if (store.right.store.analysis !== 'device' && quiet !== true)
      streams.err(`kaoiro: ${words.onDevice}\n`)
    if (quiet !== true)
      streams.out(`${words.written({ folder: name, files: written.files, megabytes })}\n`)
    return exitCode.done
  } catch (error) {
    return fail(`${name}: ${errorText(error, words.writeErrors)}`)
  }
}

/** Left: the faults of the store, one line each. */
const readStore = async (
  folder: string | undefined,
  lang: Language,
): Promise<E.Either<ReadonlyArray<string>, FurnishedStore | null>> => {
  if (folder === undefined) return E.right(builtStore())
  const checked = await checkStore(folder, await storeScreens())
  if (E.isRight(checked)) return checked
  const words = await loadTerminal(lang, 'store')
  return E.left(storeLines(words, folder, checked.left).map(storeLine))
}

/** The program in the build of the screens that makes sites (ui/site/site-build.ts). */
interface Program {
  readonly openStaticSite: (
    build: unknown,
    store: FurnishedStore,
    rasterise: ((svg: string) => Uint8Array) | null,
  ) => Promise<StoreSite['files']>
}

/** Null if the screens are not built. */
const siteFiles = async (store: FurnishedStore): Promise<StoreSite['files'] | null> => {
  const server = path.join(builtUi.screens, '.server')
  const file = path.join(server, 'store-site.mjs')
  if (!existsSync(file)) return null
  const program = pathToFileURL(file).href
  const { openStaticSite } = (await import(program)) as Program
  const build: unknown = JSON.parse(await readFile(path.join(server, 'build.json'), 'utf8'))
  const resvg = await import('@resvg/resvg-js').catch(() => null)
  return openStaticSite(build, store, resvg && ((svg) => new resvg.Resvg(svg).render().asPng()))
}
