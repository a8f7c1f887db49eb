import path from 'node:path'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { HairlineChoice } from '../command-line/hairline-choice.js'

/** One photo to diagnose: its file as it was named, and how. */
export interface PhotoJob {
  readonly photo: string
  readonly gender: Gender
  readonly hairline: HairlineChoice
}

/** Where the photo lies, from the root: its name holds in the folder of this run alone. */
export const absolutePath = ({ photo }: PhotoJob): string => path.resolve(photo)

/** The same for the same photo asked for in the same way, by whatever name and from whatever folder. */
export const jobKey = (job: PhotoJob): string => keyFrom(absolutePath(job), job)

/** The key of the job that a record is of. */
export const recordKey = ({ path, gender, hairline, hairlineFound }: DiagnosisRecord): string =>
  keyFrom(path, { gender, hairline: hairlineFound === undefined ? hairline : 'auto' })

const keyFrom = (
  photo: string,
  { gender, hairline }: Pick<PhotoJob, 'gender' | 'hairline'>,
): string => JSON.stringify([photo, gender, hairline])

/** Each job once, where it comes first. */
export const uniqueJobs = (jobs: ReadonlyArray<PhotoJob>): ReadonlyArray<PhotoJob> => {
  const first = new Map<string, PhotoJob>()
  for (const job of jobs) if (!first.has(jobKey(job))) first.set(jobKey(job), job)
  return [...first.values()]
}
