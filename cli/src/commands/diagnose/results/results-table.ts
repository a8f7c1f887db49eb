import { devNull } from 'node:os'
import path from 'node:path'
import { alsoPattern } from '@kaoiro/core/chart'
import { assessmentsOf, bothConfidence } from '@kaoiro/core/diagnosis'
import type { DiagnosisRecord, ResultRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import { seasonAlternative } from '@kaoiro/core/results'
import { csvLines } from '@kaoiro/store/csv-lines'
import { textStream } from '@kaoiro/store/decode-text'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { csvField, csvHeader, csvMark, diagnosisCsv } from '../../../result-code/result-csv.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { listedAt } from '../../../sources/photo-jobs.js'
import { checkReplaceable, isSpecialFile } from '../../../system/files.js'
import { systemFault } from '../../../system/system-error.js'
import type { DiagnoseOptions } from '../settings/settings.js'
import type { ResultsFault } from './results-file.js'
import { bytesOf } from './results-file.js'

/** The columns of every version; a table is recognised by them. */
const header = `error,${csvHeader}`

/** The columns of what only an analysis knows. */
const certaintyHeader = 'confidence,second,doubts'

/** Whether a file is a table, also saved by a spreadsheet, or empty. Reads only the names of its columns: they are the same in most encodings. */
export function isTable(bytes: Uint8Array): boolean {
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
export function resultsTable(
  jobs: ReadonlyArray<PhotoJob>,
  records: ReadonlyArray<DiagnosisRecord | undefined>,
): string {
  const own = [...new Set(jobs.flatMap((job) => Object.keys(listedAt(job).columns ?? {})))]
  const rows = jobs.flatMap((job, index) => {
    const { columns = {} } = listedAt(job)
    const record = records[index]
    return record === undefined
      ? []
      : [[rowOf(job, record), ...own.map((name) => csvField(columns[name] ?? ''))]]
  })
  return (
    csvMark +
    [[header, certaintyHeader, ...own.map(csvField)], ...rows]
      .map((row) => `${row.join()}\n`)
      .join('')
  )
}

const rowOf = (job: PhotoJob, record: DiagnosisRecord): string => {
  const { input, line } = listedAt(job)
  return isError(record)
    ? `${csvField(record.error.kind)},,${job.gender}${','.repeat(17)}${line ?? ''},${csvField(input)},,,`
    : `,${diagnosisCsv({ code: record.code, diagnosis: record }, { input, line })},${certaintyCsv(record)}`
}

/** How sure pattern and season are together, the second names that the card would show, and the reasons for doubt. */
const certaintyCsv = (record: ResultRecord): string => {
  const diagnosed = { diagnosis: record, certainty: record }
  const assessments = assessmentsOf(diagnosed)
  const pattern = alsoPattern(diagnosed) ?? assessments.faceType.near?.name
  const season = O.toUndefined(seasonAlternative(record))?.season
  const second = [pattern, season].filter((name) => name !== undefined)
  const words = [second, record.doubts ?? []].map((names) => names.join(' '))
  return [bothConfidence(assessments) ?? '', ...words].join()
}

/** `results.jsonl` → `results.people.jsonl`, which each run replaces if photos have a person; null without such a file. */
export function peopleFile({ out }: DiagnoseOptions): string | null {
  if (out === undefined || path.resolve(out) === devNull) return null
  const { dir, name, ext } = path.parse(out)
  return path.join(dir, `${name}.people${ext}`)
}

/** The first file that the end of the batch would fail to replace, and why; null if there is none. */
export async function replacedFileFault(
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
): Promise<{ readonly file: string; readonly fault: ResultsFault } | null> {
  const { table } = options
  const people = jobs.some(({ person }) => person !== undefined) ? peopleFile(options) : null
  for (const file of [table, people].filter((name) => typeof name === 'string')) {
    const fault = await faultOf(file, file === table)
    if (fault !== null) return { file, fault }
  }
  return null
}

const faultOf = async (file: string, mustBeTable: boolean): Promise<ResultsFault | null> => {
  if (await isSpecialFile(file)) return { _tag: 'SpecialFile' }
  try {
    await checkReplaceable(file)
    return mustBeTable && !isTable(await bytesOf(file)) ? { _tag: 'NotResults', line: 1 } : null
  } catch (error) {
    return { _tag: 'NotWritable', ...systemFault(error) }
  }
}
