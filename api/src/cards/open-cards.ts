import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { CardRequest, Cards } from '../http/ports/cards.js'
import type { Emit } from '../sessions/model/service-event.js'
import type { Drawn } from './shared-drawings.js'
import { shareDrawings } from './shared-drawings.js'
import type { WorkerSettings, WorkerStarted } from './worker.js'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** The compiled worker, also in tests: Node cannot start a thread from TypeScript. */
const compiledWorker = new URL('../../dist/cards/worker.js', import.meta.url)

/** Maximum milliseconds for a card, with the start of the thread. */
const maxTime = 10_000

/** Maximum milliseconds that `close` waits for the thread to start. */
const maxStart = 5_000

export interface OpenCards extends Cards {
  readonly close: () => Promise<void>
}

/**
 * Starts a thread of low priority that draws cards one at a time, and caches the cards. Rejects unless the UI's build
 * wrote the folder.
 */
export const openCards = async (
  folder: string,
  emit: Emit,
  worker: URL = compiledWorker,
): Promise<OpenCards> => {
  const settings = await readCardFolder(folder)
  const pool = new Piscina<CardRequest, Drawn>({
    filename: worker.href,
    minThreads: 1,
    maxThreads: 1,
    // With atomics, the thread would not free the 7 MB that the rasteriser allocates for each card.
    atomics: 'disabled',
    workerData: settings,
    // The thread must not inherit the Node.js flags of this process, such as a test runner's.
    execArgv: [],
  })
  // Without a listener, a thread that cannot start would end the process.
  pool.on('error', () => undefined)
  const started = once(pool, 'message').then(
    ([started]: Array<WorkerStarted>) => reportFault(started?.fault ?? null, emit),
    (error: unknown) => reportFault(String(error), emit),
  )
  const draw = shareDrawings((request) =>
    pool.run(request, { name: 'draw', signal: AbortSignal.timeout(maxTime) }),
  )
  return {
    version: settings.version,
    draw,
    close: async () => {
      // Ending a thread while it loads may crash the process (Node 20).
      await Promise.race([started, delay(maxStart, undefined, { ref: false })])
      await pool.destroy()
    },
  }
}

const reportFault = (fault: string | null, emit: Emit): void => {
  if (fault !== null)
    emit({ _tag: 'TaskFailed', task: 'loading the rasteriser of cards', error: new Error(fault) })
}

const CardSettings = t.type({
  brand: t.string,
  fontFamilies: t.record(t.string, t.string),
  version: t.string,
})

interface CardFolder extends WorkerSettings {
  readonly version: string
}

/** Reads the settings in a folder. Rejects if they are missing or invalid. */
const readCardFolder = async (folder: string): Promise<CardFolder> => {
  const file = path.join(folder, 'card.json')
  const settings = CardSettings.decode(JSON.parse(await readFile(file, 'utf8')))
  if (isLeft(settings)) throw new Error(`${file} is not valid. Build the UI again.`)
  return { ...settings.right, folder }
}
