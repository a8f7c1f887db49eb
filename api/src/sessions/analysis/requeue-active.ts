import type { Persistence } from '../ports.js'

/**
 * Puts what was under way when the only node ended back into the line. Where other nodes may be at work,
 * their time has to run out instead.
 */
export const takeUpAgain = async ({ store, queue }: Persistence): Promise<void> => {
  for (const id of await store.analysing()) await queue.giveBack(id)
}
