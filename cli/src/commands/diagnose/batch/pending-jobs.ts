import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import { isError } from '@kaoiro/core/batch/diagnosis-record'
import type { PhotoJob } from '../../../sources/photo-job.js'
import { jobKey, recordKey } from '../../../sources/photo-job.js'
import type { ResumeOptions } from '../results/results-file.js'
import type { DiagnoseOptions } from '../settings/options.js'
import { requestedApi } from '../settings/options.js'

/**
 * With --retry-errors, errors of these photos are retried; those of other photos stay: they would be
 * lost.
 */
export const resumeOptions = (
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
): ResumeOptions => {
  const keys = new Set(jobs.map(jobKey))
  return {
    api: requestedApi(options),
    isRetried: (record) =>
      options.retryErrors === true && isError(record) && keys.has(recordKey(record)),
  }
}

/** Those of which no earlier run has left a record to go on from. */
export const pendingJobs = (
  jobs: ReadonlyArray<PhotoJob>,
  earlier: ReadonlyArray<DiagnosisRecord>,
): ReadonlyArray<PhotoJob> => {
  const done = new Map(earlier.map((record) => [recordKey(record), record]))
  return jobs.filter((job) => !isDone(job, done.get(jobKey(job))))
}

/** A record of an earlier run that was not told whose photo it is holds too little to be combined. */
const isDone = (job: PhotoJob, record: DiagnosisRecord | undefined): boolean =>
  record !== undefined &&
  (job.person === undefined || isError(record) || record.answer !== undefined)
