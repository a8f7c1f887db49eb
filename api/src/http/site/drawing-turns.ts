import type { FastifyRequest } from 'fastify'
import * as O from 'fp-ts/lib/Option.js'
import QuickLru from 'quick-lru'
import { fairQueue } from '../../concurrency/turns.js'
import { networkOf } from '../requests/client-address.js'

/** The kept drawing of a key, or a new one. None if it cannot be drawn, or if the address has too many waiting. */
type DrawOnce<A> = (
  request: Pick<FastifyRequest, 'ip'>,
  key: string,
  draw: () => Promise<A | null>,
) => Promise<O.Option<A>>

/** Keeps the last drawings of a kind. @param maxKept QuickLru keeps at most twice as many */
export type KeepDrawings = <A>(maxKept: number) => DrawOnce<A>

/** One address takes at most half of them. At 5 ms each, its last one is done within a tenth of a second. */
export const maxDrawings = 40

/** Turns for the thread that draws pages and light cards, one drawing at a time: addresses take turns. */
export function drawingTurns(): KeepDrawings {
  const inTurn = fairQueue(maxDrawings)
  return <A>(maxSize: number): DrawOnce<A> => {
    const kept = new QuickLru<string, A>({ maxSize })
    return async ({ ip }, key, draw) => {
      const known = kept.get(key)
      if (known !== undefined) return O.some(known)
      const turn = await inTurn(networkOf(ip), async () => {
        // An earlier request for the same key may have drawn it meanwhile.
        const drawn = kept.get(key) ?? (await draw())
        if (drawn !== null) kept.set(key, drawn)
        return O.fromNullable(drawn)
      })
      return O.flatten(turn)
    }
  }
}
