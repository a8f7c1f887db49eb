import type { FileSteps } from '../../src/storage/bucket/folder-photo-bucket.js'
import { nodeFileSteps } from '../../src/storage/bucket/folder-photo-bucket.js'

/** Simulates a process that is killed after some steps: the next step and all later ones never settle. */
export interface Dying {
  /** Resolves when the process is killed; never if it takes fewer steps. */
  readonly death: Promise<'killed'>
  /** Wraps a function so that each call counts as a step. `halfWay` runs if the kill interrupts the call. */
  readonly step: <A extends ReadonlyArray<unknown>, B>(
    work: (...args: A) => Promise<B>,
    halfWay?: (...args: A) => Promise<unknown>,
  ) => (...args: A) => Promise<B>
}

/** @param steps the number of steps that complete */
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
        // Only this step was in progress at the kill.
        if (taken === steps + 1) {
          await halfWay(...args)
          die('killed')
        }
        return new Promise(() => undefined)
      },
  }
}

/** File operations as steps. A write that is interrupted by the kill leaves half of the file. */
export const dyingFileSteps = ({ step }: Dying): FileSteps => ({
  write: step(nodeFileSteps.write, (name, photo) =>
    nodeFileSteps.write(name, photo.subarray(0, photo.length / 2)),
  ),
  link: step(nodeFileSteps.link),
  copyExclusive: step(nodeFileSteps.copyExclusive),
  unlink: step(nodeFileSteps.unlink),
})

/** Wraps each function of a record in `step`. */
export const dyingRecord = <A extends object>({ step }: Dying, record: A): A =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]: readonly [string, unknown]) => [
      name,
      typeof value === 'function' ? step(value as () => Promise<unknown>) : value,
    ]),
  ) as A
