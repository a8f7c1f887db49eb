import type { DiagnosisRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { jobKey, recordKey } from '../../sources/photo-jobs.js'
import type { ResumeOptions } from './results/results-file.js'
import type { DiagnoseOptions } from './settings/settings.js'
import { requestedApi } from './settings/settings.js'

/**
 * With --retry-errors, retries only the errors of the given photos. Errors of other photos stay in the file: this run
 * does not replace them.
 */
export function resumeOptions(
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
): ResumeOptions {
  const keyOf = keyAmong(jobs)
  const keys = new Set(jobs.map(jobKey))
  return {
    api: requestedApi(options),
    isRetried: (record) =>
      options.retryErrors === true && isError(record) && keys.has(keyOf(record)),
  }
}

/**
 * The key of a record's job. If no job has exactly this path, the one with the same path in another Unicode form: a copy of
 * the photos may have composed or decomposed names (が).
 */
const keyAmong = (jobs: ReadonlyArray<PhotoJob>): ((record: DiagnosisRecord) => string) => {
  const keys = new Set(jobs.map(jobKey))
  const alike = new Map([...keys].map((key) => [key.normalize('NFC'), key]))
  return (record) => {
    const key = recordKey(record)
    return keys.has(key) ? key : (alike.get(key.normalize('NFC')) ?? key)
  }
}

/** The records of earlier runs by job. */
export function byJob(
  records: ReadonlyArray<DiagnosisRecord>,
  jobs: ReadonlyArray<PhotoJob>,
): Map<string, DiagnosisRecord> {
  const keyOf = keyAmong(jobs)
  return new Map(records.map((record) => [keyOf(record), record]))
}

/** The jobs without a usable record of an earlier run. */
export function pendingJobs(
  jobs: ReadonlyArray<PhotoJob>,
  earlier: ReadonlyMap<string, DiagnosisRecord>,
): ReadonlyArray<PhotoJob> {
  return jobs.filter((job) => !isDone(job, earlier.get(jobKey(job))))
}

/** Jobs of a person need the full answer to combine it; a result that was recorded without a person lacks it. */
const isDone = (job: PhotoJob, record: DiagnosisRecord | undefined): boolean =>
  record !== undefined &&
  (job.person === undefined || isError(record) || record.answer !== undefined)
