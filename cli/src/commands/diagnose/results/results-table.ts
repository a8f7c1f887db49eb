import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import { csvField, csvHeader, csvMark, diagnosisCsv } from '../../../result-code/result-csv.js'
import { csvLines } from '@kaoiro/store/csv-lines'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { listedAt } from '../../../sources/photo-jobs.js'
import { textStream } from '@kaoiro/store/decode-text'

const header = `error,${csvHeader.trimEnd()}`

/** Whether a file is a table, also saved by a spreadsheet, or empty. Reads only the names of its columns: they are the same in most encodings. */
export const isTable = (bytes: Uint8Array): boolean => {
  const [first = ''] = textStream()
    .add(bytes)
    .trimStart()
    .split(/[\r\n]/)
  const lines = csvLines(first)
  return (
    first === '' ||
    (E.isRight(lines) && `${lines.right[0]?.fields.join() ?? ''},`.startsWith(`${header},`))
  )
}

/** Formats the results and errors as CSV, in the order of the jobs, with the user's own columns at the end. Skips jobs not done yet. */
export const resultsTable = (
  jobs: ReadonlyArray<PhotoJob>,
  records: ReadonlyArray<DiagnosisRecord | undefined>,
): string => {
  const own = [...new Set(jobs.flatMap((job) => Object.keys(listedAt(job).columns ?? {})))]
  const rows = jobs.flatMap((job, index) => {
    const { columns = {} } = listedAt(job)
    const record = records[index]
    return record === undefined
      ? []
      : [[rowOf(job, record), ...own.map((name) => csvField(columns[name] ?? ''))]]
  })
  return (
    csvMark + [[header, ...own.map(csvField)], ...rows].map((row) => `${row.join()}\n`).join('')
  )
}

const rowOf = (job: PhotoJob, record: DiagnosisRecord): string => {
  const { input, line } = listedAt(job)
  return isError(record)
    ? `${csvField(record.error.kind)},,${job.gender}${','.repeat(17)}${line ?? ''},${csvField(input)}`
    : `,${diagnosisCsv({ code: record.code, diagnosis: record }, { input, line }).trimEnd()}`
}
