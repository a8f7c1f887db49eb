import type { FileSteps } from '../../src/storage/bucket/photo-files.js'
import { nodeFileSteps } from '../../src/storage/bucket/photo-files.js'

/** A process that can be killed: after so many steps, the next one and all after it never come back. */
export interface Dying {
  /** Resolves when the process has been killed; never if it did not take as many steps. */
  readonly death: Promise<'killed'>
  /** The same function, each call of which is a step. */
  readonly step: <A extends ReadonlyArray<unknown>, B>(
    work: (...args: A) => Promise<B>,
    halfWay?: (...args: A) => Promise<unknown>,
  ) => (...args: A) => Promise<B>
}

/** @param steps how many are taken to their end */
export const dyingAfter = (steps: number): Dying => {
  let taken = 0
  let die: (word: 'killed') => void = () => undefined
  const death = new Promise<'killed'>((resolve) => (die = resolve))
  return {
    death,
    step:
      (work, halfWay = () => Promise.resolve()) =>
      async (...args) => {
        if (taken++ < steps) return work(...args)
        // Only the first one was under way when the process was killed.
        if (taken === steps + 1) {
          await halfWay(...args)
          die('killed')
        }
        return new Promise(() => undefined)
      },
  }
}

/** Changes of files, the one under way at the kill half done. */
export const dyingFileSteps = ({ step }: Dying): FileSteps => ({
  write: step(nodeFileSteps.write, (name, photo) =>
    nodeFileSteps.write(name, photo.subarray(0, photo.length / 2)),
  ),
  link: step(nodeFileSteps.link),
  copyExclusive: step(nodeFileSteps.copyExclusive),
  rename: step(nodeFileSteps.rename),
  unlink: step(nodeFileSteps.unlink),
})

/** A record of functions that change something, each call a step. */
export const dyingRecord = <A extends object>({ step }: Dying, record: A): A =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]: readonly [string, unknown]) => [
      name,
      typeof value === 'function' ? step(value as () => Promise<unknown>) : value,
    ]),
  ) as A
