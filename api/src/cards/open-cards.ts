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

/** Node does not start a thread from TypeScript, and tests run the sources: always the compiled one. */
const compiledWorker = new URL('../../dist/cards/worker.js', import.meta.url)

/** Milliseconds from being queued to the end. Drawing is bounded by itself; a thread that hangs is ended. */
const maxTime = 10_000

/** Milliseconds that closing waits for a thread that hangs while it starts. */
const maxStart = 5_000

export interface OpenCards extends Cards {
  readonly close: () => Promise<void>
}

/**
 * Draws cards one at a time, on a thread of low priority, so that nobody's poll waits for one; requests for the same
 * card share one drawing, and what was drawn is kept as long as there is room. Rejects if the folder is not what the
 * UI's build writes.
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
    // A thread that sleeps between two cards never gives back what the rasteriser holds outside of V8's heap: 7 MB each.
    atomics: 'disabled',
    workerData: settings,
    // Flags of this process, such as a test runner's, are not the worker's.
    execArgv: [],
  })
  // Without a listener a thread that cannot start would end the process.
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
      // A thread that is ended while it loads takes the whole process along (Node 20, one time in thirty).
      await Promise.race([started, delay(maxStart, undefined, { ref: false })])
      await pool.destroy()
    },
  }
}

const reportFault = (fault: string | null, emit: Emit): void => {
  if (fault !== null)
    emit({ _tag: 'TaskFailed', task: 'loading what draws cards', error: new Error(fault) })
}

const CardSettings = t.type({ brand: t.string, fontFamily: t.string, version: t.string })

interface CardFolder extends WorkerSettings {
  readonly version: string
}

/** Rejects if the folder is not such a one. */
const readCardFolder = async (folder: string): Promise<CardFolder> => {
  const file = path.join(folder, 'card.json')
  const settings = CardSettings.decode(JSON.parse(await readFile(file, 'utf8')))
  if (isLeft(settings)) throw new Error(`${file} is not what the build writes`)
  return { ...settings.right, fontFile: path.join(folder, 'font.ttf') }
}
