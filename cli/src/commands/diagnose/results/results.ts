import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { Streams } from '../../../system/streams.js'
import type { ResumeOptions, ResultsFault } from './results-file.js'
import { openResultsFile } from './results-file.js'
import { recordLine } from './results-text.js'

/** Where a batch's records go. */
export interface Results {
  /** Those of earlier runs. */
  readonly earlier: ReadonlyArray<DiagnosisRecord>
  /** How many of earlier runs were taken out, to be made again. */
  readonly retried: number
  /** False: the output's reader has gone. Rejects if it fails. */
  readonly write: (record: DiagnosisRecord) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** The file, to continue at its end, or stdout if none is named. */
export const openResults = async (
  file: string | undefined,
  run: ResumeOptions,
  streams: Streams,
): Promise<E.Either<ResultsFault, Results>> => {
  if (file === undefined) return E.right(toStdout(streams))
  const opened = await openResultsFile(file, run)
  if (E.isLeft(opened)) return opened
  const { records, retried, append, close } = opened.right
  const write = (record: DiagnosisRecord): Promise<boolean> => {
    append(record)
    return Promise.resolve(true)
  }
  return E.right({ earlier: records, retried, write, close })
}

const toStdout = ({ out, flushed }: Streams): Results => ({
  earlier: [],
  retried: 0,
  write: (record) => {
    out(recordLine(record))
    return flushed()
  },
  close: () => Promise.resolve(),
})
