import * as E from 'fp-ts/lib/Either.js'
import path from 'node:path'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { HairlineChoice } from '../command-line/option-parsers.js'

/** A job and where it was named: an argument, and the line if that is a manifest. */
export interface NamedJob {
  readonly source: string
  readonly line: number | null
  readonly job: PhotoJob
}

/** A photo that was named for two people, and where it was for the second. */
export interface TwoPeople {
  readonly _tag: 'TwoPeople'
  readonly source: string
  readonly line: number | null
  readonly photo: string
  readonly people: readonly [first: string, second: string]
}

/**
 * Each job once, at its first place. One that names a person stands for those that name none: their photos
 * are combined, whoever else names them.
 */
export const uniqueJobs = (
  named: ReadonlyArray<NamedJob>,
): E.Either<ReadonlyArray<TwoPeople>, ReadonlyArray<PhotoJob>> => {
  const unique = new Map<string, PhotoJob>()
  const faults: Array<TwoPeople> = []
  for (const { source, line, job } of named) {
    const { photo, person } = job
    const first = unique.get(jobKey(job))
    if (first === undefined || (first.person === undefined && person !== undefined))
      unique.set(jobKey(job), job)
    else if (first.person !== undefined && person !== undefined && first.person !== person)
      faults.push({ _tag: 'TwoPeople', source, line, photo, people: [first.person, person] })
  }
  return faults.length > 0 ? E.left(faults) : E.right([...unique.values()])
}

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
