import * as E from 'fp-ts/lib/Either.js'
import QuickLru from 'quick-lru'
import { cardKey } from '../http/ports/cards.js'
import type { CardRefusal, CardRequest, Cards } from '../http/ports/cards.js'

export type Drawn = E.Either<CardRefusal, Uint8Array>

/** Cards of about 90 kB each. QuickLru keeps at most twice as many: 32 MB. */
const maxCached = 175

/** Maximum number of cards being drawn or waiting. At 0.1 s each, the last one is done within 3 s. */
export const maxPending = 30

/** Caches cards. Concurrent requests for the same card share one drawing. */
export const shareDrawings = (drawNew: (request: CardRequest) => Promise<Drawn>): Cards['draw'] => {
  const cache = new QuickLru<string, Uint8Array>({ maxSize: maxCached })
  const pending = new Map<string, Promise<Drawn>>()
  const start = async (key: string, request: CardRequest): Promise<Drawn> => {
    try {
      const drawn = await drawNew(request)
      if (E.isRight(drawn)) cache.set(key, drawn.right)
      return drawn
    } finally {
      pending.delete(key)
    }
  }
  return (request) => {
    const key = cardKey(request)
    const cached = cache.get(key)
    if (cached !== undefined) return Promise.resolve(E.right(cached))
    const underWay = pending.get(key)
    if (underWay !== undefined) return underWay
    if (pending.size >= maxPending) return Promise.resolve(E.left('busy'))
    const drawing = start(key, request)
    pending.set(key, drawing)
    return drawing
  }
}
