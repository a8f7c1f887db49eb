import * as E from 'fp-ts/lib/Either.js'
import path from 'node:path'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { HairlineChoice } from '../command-line/option-parsers.js'
import type { SourceFault } from './source-fault.js'

/** A job and where it comes from: an argument, and the line if that is a manifest. */
export interface NamedJob {
  readonly source: string
  readonly line: number | null
  readonly job: PhotoJob
}

/** Removes duplicate jobs, keeping the first. A job with a person replaces the same job without one, so that
 * the photo is combined with the person's others.
 */
export function uniqueJobs(
  named: ReadonlyArray<NamedJob>,
): E.Either<ReadonlyArray<SourceFault>, ReadonlyArray<PhotoJob>> {
  const unique = new Map<string, PhotoJob>()
  const faults: Array<SourceFault> = []
  for (const { source, line, job } of named) {
    const { photo, person } = job
    const first = unique.get(jobKey(job))
    if (first === undefined || (first.person === undefined && person !== undefined))
      unique.set(jobKey(job), job)
    else if (first.person !== undefined && person !== undefined && first.person !== person)
      faults.push({
        ...{ kind: 'twoPeople', source, line },
        values: { photo, first: first.person, second: person },
      })
  }
  return faults.length > 0 ? E.left(faults) : E.right([...unique.values()])
}

/** One photo to diagnose: its file, as given by the user, and the request. */
export interface PhotoJob {
  readonly photo: string
  readonly gender: Gender
  readonly hairline: HairlineChoice
  /** The person in the manifest: photos of the same person are combined. */
  readonly person?: string
  readonly row?: ListedRow
}

/** The path as in the manifest, the line, and the fields of the user's own columns. */
export interface ListedRow {
  readonly input: string
  readonly line: number
  readonly columns?: Readonly<Record<string, string>>
}

/** Where a photo was listed, for the JSON, so that rows can be joined with the manifest. */
export function listedAt({
  photo,
  row,
}: PhotoJob): Omit<ListedRow, 'line'> & { readonly line: number | null } {
  return row ?? { input: photo, line: null }
}

/** The absolute path; `photo` is relative to the current folder of this run. */
export const absolutePath = ({ photo }: PhotoJob): string => path.resolve(photo)

/** Identifies a photo and its request, independent of how the file is named. */
export const jobKey = (job: PhotoJob): string => keyFrom(absolutePath(job), job)

/** The key of a record's job. */
export function recordKey({ path, gender, hairline, hairlineFound }: DiagnosisRecord): string {
  return keyFrom(path, { gender, hairline: hairlineFound === undefined ? hairline : 'auto' })
}

const keyFrom = (
  photo: string,
  { gender, hairline }: Pick<PhotoJob, 'gender' | 'hairline'>,
): string => JSON.stringify([photo, gender, hairline])
