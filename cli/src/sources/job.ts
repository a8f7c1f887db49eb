import path from 'node:path'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { AskedHairline } from '../command-line/hairline-choice.js'

/** One photo to diagnose: its file as it was named, and how. */
export interface Job {
  readonly photo: string
  readonly gender: Gender
  readonly hairline: AskedHairline
}

/** Where the photo lies, from the root: its name holds in the folder of this run alone. */
export const pathOf = ({ photo }: Job): string => path.resolve(photo)

/** The same for the same photo asked for in the same way, by whatever name and from whatever folder. */
export const keyOf = (job: Job): string => keyFrom(pathOf(job), job)

/** The key of the job that a record is of. */
export const keyOfRecord = ({ path, gender, hairline, hairlineFound }: DiagnosisRecord): string =>
  keyFrom(path, { gender, hairline: hairlineFound === undefined ? hairline : 'auto' })

const keyFrom = (photo: string, { gender, hairline }: Pick<Job, 'gender' | 'hairline'>): string =>
  JSON.stringify([photo, gender, hairline])

/** Each job once, where it comes first. */
export const withoutRepeats = (jobs: ReadonlyArray<Job>): ReadonlyArray<Job> => {
  const first = new Map<string, Job>()
  for (const job of jobs) if (!first.has(keyOf(job))) first.set(keyOf(job), job)
  return [...first.values()]
}
