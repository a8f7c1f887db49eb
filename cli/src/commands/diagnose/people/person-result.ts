import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord, ResultRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import type { Combined } from '@kaoiro/core/results'
import { combine } from '@kaoiro/core/results'
import { reportJson, reportOf } from '../../../print/report.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { jobKey } from '../../../sources/photo-jobs.js'

/** A person's photos and their combined result; `combined` is null if no photo has a result. */
export interface PersonResult {
  readonly person: string
  /** All photos, as given by the user. */
  readonly photos: ReadonlyArray<string>
  /** Photos without a result, which are not combined. */
  readonly failed: ReadonlyArray<string>
  readonly combined: Combined | null
}

export const personResult = ({ person, records }: Person): PersonResult => {
  const combined = combine(
    records
      .filter((record): record is ResultRecord => !isError(record))
      .flatMap(({ gender, answer }) => (answer === undefined ? [] : [{ gender, answer }])),
  )
  return {
    person,
    photos: records.map(photoOf),
    failed: records.filter(isError).map(photoOf),
    combined: E.isRight(combined) ? combined.right : null,
  }
}

const photoOf = ({ photo }: DiagnosisRecord): string => photo

/** The JSON of a combined result. @param site site of the result page, if known */
export const personJson =
  (site: string | null) =>
  ({ combined, ...rest }: PersonResult) => ({
    ...rest,
    ...(combined === null
      ? {}
      : { ...reportJson(reportOf(combined, site)), agreement: combined.agreement }),
  })

/** A person of a manifest, with the record of each of their photos. */
export interface Person {
  readonly person: string
  readonly records: ReadonlyArray<DiagnosisRecord>
}

/** Groups jobs by person, in the order of the manifest. */
export const byPerson = (
  jobs: ReadonlyArray<PhotoJob>,
): ReadonlyArray<readonly [person: string, jobs: ReadonlyArray<PhotoJob>]> => {
  const groups = new Map<string, PhotoJob[]>()
  for (const job of jobs)
    if (job.person !== undefined) groups.set(job.person, [...(groups.get(job.person) ?? []), job])
  return [...groups]
}

/** The people with a record for each of their photos. @param done records by job key */
export const peopleIn = (
  jobs: ReadonlyArray<PhotoJob>,
  done: ReadonlyMap<string, DiagnosisRecord>,
): ReadonlyArray<Person> =>
  byPerson(jobs).flatMap(([person, own]) => {
    const records = own.flatMap((job) => done.get(jobKey(job)) ?? [])
    return records.length === own.length ? [{ person, records }] : []
  })
