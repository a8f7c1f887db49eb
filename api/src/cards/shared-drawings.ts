import * as E from 'fp-ts/lib/Either.js'
import { cardKey } from '../http/ports/cards.js'
import type { CardRefusal, CardRequest, Cards } from '../http/ports/cards.js'
import { pictureCache } from './picture-cache.js'

export type Drawn = E.Either<CardRefusal, Uint8Array>

/** Some 350 cards of 90 kB. */
const maxCachedBytes = 32_000_000

/** Cards drawn or waiting: at a tenth of a second each, the last one is there within three seconds. */
export const maxPending = 30

/** Keeps what is drawn, and draws nothing twice at the same time. */
export const shareDrawings = (drawNew: (request: CardRequest) => Promise<Drawn>): Cards['draw'] => {
  const cache = pictureCache(maxCachedBytes)
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
