import path from 'node:path'
import type { Gender } from '@kaoiro/core/gender'

/** One photo to diagnose: its file as it was named, and the hairline in percent of its height. */
export interface Job {
  readonly photo: string
  readonly gender: Gender
  readonly hairline: number
}

/** The same for the same photo asked for in the same way, by whatever name from this folder. */
export const keyOf = ({ photo, gender, hairline }: Job): string =>
  JSON.stringify([path.resolve(photo), gender, hairline])

/** Each job once, where it comes first. */
export const withoutRepeats = (jobs: ReadonlyArray<Job>): ReadonlyArray<Job> => {
  const first = new Map<string, Job>()
  for (const job of jobs) if (!first.has(keyOf(job))) first.set(keyOf(job), job)
  return [...first.values()]
}
