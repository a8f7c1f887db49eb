import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { PhotoJob } from '../../../sources/photo-job.js'
import { jobKey } from '../../../sources/photo-job.js'

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
