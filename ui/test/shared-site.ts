// Vitest's global setup for the browser tests: one service for all files, for starting it takes longer than most files
// do.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPrivateService } from '@kaoiro/api'

const ui = path.join(import.meta.dirname, '..', 'dist')
const cards = path.join(import.meta.dirname, '..', 'dist-server', 'card')

declare module 'vitest' {
  interface ProvidedContext {
    /** The service with the built screens. */
    readonly siteAddress: string
  }
}

/** Returns what ends it; that rejects if the service has logged a fault meanwhile. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (!existsSync(path.join(ui, 'index.html')))
    throw new Error(`${ui} does not contain a build: run "npm run build" first`)
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-ui-'))
  const faults: Array<string> = []
  const service = await startPrivateService({ data, ui, cards, log: (line) => faults.push(line) })
  provide('siteAddress', service.address)
  return async () => {
    // An analysis that nobody waits for any more is ended with the service, and that is logged.
    const found = [...faults]
    await service.close()
    await rm(data, { recursive: true, force: true })
    if (found.length > 0) throw new Error(`the service logged faults:\n${found.join('\n')}`)
  }
}
