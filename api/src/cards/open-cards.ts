import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brandOnCard } from '@kaoiro/core/products'
import * as E from 'fp-ts/lib/Either.js'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import QuickLru from 'quick-lru'
import type { WorkerSettings, WorkerStarted } from './worker.js'
import { drawingThread } from '../concurrency/drawing-thread.js'
import { fairQueue } from '../concurrency/turns.js'
import type { CardLook, Cards, CardRefusal, CardRequest } from '../http/ports/site.js'
import { cardKey } from '../http/ports/site.js'
import type { Emit } from '../sessions/model/service-event.js'

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
export async function openCards(
  folder: string,
  emit: Emit,
  worker: URL = compiledWorker,
): Promise<OpenCards> {
  const { letters, ...settings } = await readCardFolder(folder)
  const thread = drawingThread(worker, settings)
  thread.started.then(
    (started) => reportFault((started as WorkerStarted).fault, emit),
    (error: unknown) => reportFault(String(error), emit),
  )
  return {
    ofStore: ({ brand, ...look }) => ({
      version: createHash('sha256')
        .update(JSON.stringify([settings.version, brand, look.logo, look.accent]))
        .digest('hex')
        .slice(0, 16),
      draw: shareDrawings((request) => {
        const name = brandOnCard(request.language, (letter) => letters.includes(letter))(brand)
        return thread.run('draw', { ...request, look: { ...look, name } }) as Promise<Drawn>
      }),
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
  letters: t.string,
})

interface CardFolder extends WorkerSettings {
  readonly version: string
  /** The letters of brands that the fonts have. */
  readonly letters: string
}

/** Reads the settings in a folder. Rejects if they are missing or invalid. */
const readCardFolder = async (folder: string): Promise<CardFolder> => {
  const file = path.join(folder, 'card.json')
  const settings = CardSettings.decode(JSON.parse(await readFile(file, 'utf8')))
  if (isLeft(settings)) throw new Error(`${file} is not valid. Build the UI again.`)
  return { ...settings.right, folder }
}

export type Drawn = E.Either<CardRefusal, Uint8Array>

/** Cards of about 90 kB each. QuickLru keeps at most twice as many: 32 MB. */
const maxCached = 175

/**
 * Maximum number of cards being drawn or waiting. One address takes at most half of them; at 0.1 s each, its last one is
 * done within 3 s.
 */
export const maxPending = 60

/** Caches cards. Clients draw in turns. Concurrent requests for the same card share one drawing. */
export function shareDrawings(drawNew: (request: CardRequest) => Promise<Drawn>): Cards['draw'] {
  const cache = new QuickLru<string, Uint8Array>({ maxSize: maxCached })
  const pending = new Map<string, Promise<Drawn>>()
  const inTurn = fairQueue(maxPending)
  const start = async (key: string, request: CardRequest, client: string): Promise<Drawn> => {
    try {
      const turn = await inTurn(client, () => drawNew(request))
      const drawn = O.getOrElse((): Drawn => E.left('busy'))(turn)
      if (E.isRight(drawn)) cache.set(key, drawn.right)
      return drawn
    } finally {
      pending.delete(key)
    }
  }
  return (request, client) => {
    const key = cardKey(request)
    const cached = cache.get(key)
    if (cached !== undefined) return Promise.resolve(E.right(cached))
    const underWay = pending.get(key)
    if (underWay !== undefined) return underWay
    const drawing = start(key, request, client)
    pending.set(key, drawing)
    return drawing
  }
}
