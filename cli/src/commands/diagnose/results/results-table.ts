import { readFile } from 'node:fs/promises'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import { csvField, csvHeader, diagnosisCsv } from '../../../result-code/result-csv.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { listedAt } from '../../../sources/photo-jobs.js'

const header = `error,${csvHeader}`

/** Whether a file may be replaced by a table: it does not exist, or is one. */
export const isTable = async (file: string): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => header)).startsWith(header)

/** Formats the results and errors as CSV, in the order of the jobs. Skips jobs not done yet. */
export const resultsTable = (
  jobs: ReadonlyArray<PhotoJob>,
  records: ReadonlyArray<DiagnosisRecord | undefined>,
): string => header + jobs.map((job, index) => row(job, records[index])).join('')

const row = (job: PhotoJob, record: DiagnosisRecord | undefined): string => {
  if (record === undefined) return ''
  const { input, line } = listedAt(job)
  return isError(record)
    ? `${csvField(record.error.kind)},,${job.gender}${','.repeat(17)}${line ?? ''},${csvField(input)}\n`
    : `,${diagnosisCsv({ code: record.code, diagnosis: record }, { input, line })}`
}
