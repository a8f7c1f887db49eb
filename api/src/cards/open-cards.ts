import { drawingThread } from '../concurrency/drawing-thread.js'
import type { CardLook, Cards } from '../http/ports/cards.js'
import type { Emit } from '../sessions/model/service-event.js'
import type { Drawn } from './shared-drawings.js'
import { shareDrawings } from './shared-drawings.js'
import type { WorkerSettings, WorkerStarted } from './worker.js'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** The compiled worker, also in tests: Node cannot start a thread from TypeScript. */
const compiledWorker = new URL('../../dist/cards/worker.js', import.meta.url)

export interface OpenCards {
  /** The cards of a store. Their version changes with its look. */
  readonly ofStore: (look: CardLook) => Cards
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
  const thread = drawingThread(worker, settings)
  thread.started.then(
    (started) => reportFault((started as WorkerStarted).fault, emit),
    (error: unknown) => reportFault(String(error), emit),
  )
  return {
    ofStore: ({ brand, accent }) => ({
      version: createHash('sha256')
        .update([settings.version, brand, accent].join('\0'))
        .digest('hex')
        .slice(0, 16),
      draw: shareDrawings(
        (request) => thread.run('draw', { ...request, look: { brand, accent } }) as Promise<Drawn>,
      ),
    }),
    close: thread.close,
  }
}

const reportFault = (fault: string | null, emit: Emit): void => {
  if (fault !== null)
    emit({ _tag: 'TaskFailed', task: 'loading the rasteriser of cards', error: new Error(fault) })
}

const CardSettings = t.type({
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
