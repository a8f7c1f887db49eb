import { setTimeout as delay } from 'node:timers/promises'
import type { Answered } from './calls.js'

/** Repeats a call until `isOver` accepts the response. Returns undefined after the last try. */
export const askUntil = async (
  ask: () => Promise<Answered>,
  isOver: (answer: Answered) => boolean,
  { tries, pause }: { readonly tries: number; /** Milliseconds. */ readonly pause: number },
): Promise<Answered | undefined> => {
  for (let left = tries; left > 0; left--) {
    const answer = await ask()
    if (isOver(answer)) return answer
    await delay(pause)
  }
  return undefined
}
