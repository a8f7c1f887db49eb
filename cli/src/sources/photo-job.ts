import path from 'node:path'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { HairlineChoice } from '../command-line/hairline-choice.js'

/** One photo to diagnose: its file as it was named, and how. */
export interface PhotoJob {
  readonly photo: string
  readonly gender: Gender
  readonly hairline: HairlineChoice
  /** Whose photo it is, as a manifest names them: photos of one person are combined. */
  readonly person?: string
}

/** The photo's absolute path: its name is relative to the folder of this run. */
export const absolutePath = ({ photo }: PhotoJob): string => path.resolve(photo)

/** Equal for the same photo with the same request, whatever its name and the current folder. */
export const jobKey = (job: PhotoJob): string => keyFrom(absolutePath(job), job)

/** The key of the job that a record is of. */
export const recordKey = ({ path, gender, hairline, hairlineFound }: DiagnosisRecord): string =>
  keyFrom(path, { gender, hairline: hairlineFound === undefined ? hairline : 'auto' })

const keyFrom = (
  photo: string,
  { gender, hairline }: Pick<PhotoJob, 'gender' | 'hairline'>,
): string => JSON.stringify([photo, gender, hairline])
