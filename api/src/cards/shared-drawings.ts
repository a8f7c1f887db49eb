import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import QuickLru from 'quick-lru'
import { fairQueue } from '../concurrency/fair-semaphore.js'
import { cardKey } from '../http/ports/cards.js'
import type { CardRefusal, CardRequest, Cards } from '../http/ports/cards.js'

export type Drawn = E.Either<CardRefusal, Uint8Array>

/** Cards of about 90 kB each. QuickLru keeps at most twice as many: 32 MB. */
const maxCached = 175

/**
 * Maximum number of cards being drawn or waiting. One address takes at most half of them; at 0.1 s each, its last one is
 * done within 3 s.
 */
export const maxPending = 60

/** Caches cards. Clients draw in turns. Concurrent requests for the same card share one drawing. */
export const shareDrawings = (drawNew: (request: CardRequest) => Promise<Drawn>): Cards['draw'] => {
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
