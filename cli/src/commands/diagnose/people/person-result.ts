import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord, ResultRecord } from '@kaoiro/core/batch/diagnosis-record'
import { isError } from '@kaoiro/core/batch/diagnosis-record'
import type { Combined } from '@kaoiro/core/combination/combine'
import { combine } from '@kaoiro/core/combination/combine'
import { answerFromWire } from '@kaoiro/core/session/wire/analysis-result'
import { reportJson, reportOf } from '../../../print/report.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { jobKey } from '../../../sources/photo-jobs.js'

/** What comes of a person's photos; null if none of them has a result. */
export interface PersonResult {
  readonly person: string
  /** All of them, as they were named. */
  readonly photos: ReadonlyArray<string>
  /** Those without a result, which are left out. */
  readonly failed: ReadonlyArray<string>
  readonly combined: Combined | null
}

export const personResult = ({ person, records }: Person): PersonResult => {
  const combined = combine(
    records
      .filter((record): record is ResultRecord => !isError(record))
      .flatMap(({ gender, answer }) =>
        answer === undefined ? [] : [{ gender, answer: answerFromWire(answer) }],
      ),
  )
  return {
    person,
    photos: records.map(photoOf),
    failed: records.filter(isError).map(photoOf),
    combined: E.isRight(combined) ? combined.right : null,
  }
}

const photoOf = ({ photo }: DiagnosisRecord): string => photo

/** As it is written in JSON. @param site whose page the URL names */
export const personJson =
  (site: string) =>
  ({ combined, ...rest }: PersonResult) => ({
    ...rest,
    ...(combined === null
      ? {}
      : { ...reportJson(reportOf(combined, site)), agreement: combined.agreement }),
  })

/** Someone whose photos a manifest names, with a record of each of them. */
export interface Person {
  readonly person: string
  readonly records: ReadonlyArray<DiagnosisRecord>
}

/** The jobs that name a person, by their person, in the order of the manifest. */
export const byPerson = (
  jobs: ReadonlyArray<PhotoJob>,
): ReadonlyArray<readonly [person: string, jobs: ReadonlyArray<PhotoJob>]> => {
  const groups = new Map<string, PhotoJob[]>()
  for (const job of jobs)
    if (job.person !== undefined) groups.set(job.person, [...(groups.get(job.person) ?? []), job])
  return [...groups]
}

/** The people all of whose photos have a record. @param done by the keys of their jobs */
export const peopleIn = (
  jobs: ReadonlyArray<PhotoJob>,
  done: ReadonlyMap<string, DiagnosisRecord>,
): ReadonlyArray<Person> =>
  byPerson(jobs).flatMap(([person, own]) => {
    const records = own.flatMap((job) => done.get(jobKey(job)) ?? [])
    return records.length === own.length ? [{ person, records }] : []
  })
