// Vitest's global setup for the browser tests: one service for all files, because starting a service takes longer than
// most files.
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

/** Starts the service. The returned function stops it, and rejects if the service has logged a fault. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (!existsSync(path.join(ui, 'index.html')))
    throw new Error(`${ui} does not contain a build: run "npm run build" first`)
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-ui-'))
  const faults: Array<string> = []
  const service = await startPrivateService({ data, ui, cards, log: (line) => faults.push(line) })
  provide('siteAddress', service.address)
  return async () => {
    // Copied now, because closing the service ends abandoned analyses and logs that.
    const found = [...faults]
    await service.close()
    await rm(data, { recursive: true, force: true })
    if (found.length > 0) throw new Error(`the service logged faults:\n${found.join('\n')}`)
  }
}
