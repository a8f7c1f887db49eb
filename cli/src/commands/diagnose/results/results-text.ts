import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import { jsonLine } from '../../../print/printable.js'

/** What a results file holds, however its writing ended. */
export interface ParsedResults {
  readonly records: ReadonlyArray<DiagnosisRecord>
  /** Bytes to keep, without a last record that a killed run left half written. */
  readonly keep: number
  /** Whether the last record wants its line end. */
  readonly isOpen: boolean
}

/** A line, from 1, that is not a record. */
export interface NotResults {
  readonly _tag: 'NotResults'
  readonly line: number
}

const lineEnd = 0x0a

export const recordLine = (record: DiagnosisRecord): string => {
  const { photo, path, ...rest } = DiagnosisRecord.encode(record)
  return jsonLine({ photo, path, ...rest })
}

/** Reads a results file, which may be cut off at any byte. */
export const parseResults = (bytes: Uint8Array): E.Either<NotResults, ParsedResults> => {
  const end = bytes.lastIndexOf(lineEnd) + 1
  const lines = textOf(bytes.subarray(0, end)).split('\n').slice(0, -1)
  const tail = textOf(bytes.subarray(end))
  const records: Array<DiagnosisRecord> = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const record = recordIn(line)
    if (O.isNone(record)) return E.left({ _tag: 'NotResults', line: index + 1 })
    records.push(record.value)
  }
  return pipe(
    recordIn(tail),
    O.match(
      (): E.Either<NotResults, ParsedResults> =>
        isHalfRecord(tail)
          ? E.right({ records, keep: end, isOpen: false })
          : E.left({ _tag: 'NotResults', line: lines.length + 1 }),
      (last) => E.right({ records: [...records, last], keep: bytes.length, isOpen: true }),
    ),
  )
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const recordIn = (line: string): O.Option<DiagnosisRecord> =>
  pipe(
    jsonIn(line),
    O.flatMap((json) => O.fromEither(DiagnosisRecord.decode(json))),
  )

const jsonIn = (line: string): O.Option<unknown> => O.tryCatch(() => JSON.parse(line) as unknown)

/** Every line that a batch writes begins with the first, the photo's name, the second. */
const beginning = '{"photo":"'
const afterPhoto = '","path":"'

/** A JSON text up to its closing quote; with a backslash that a cut has left. */
const restOfText = /^[^"\\]*(?:\\.[^"\\]*)*\\?/

/**
 * Whether a text without its line end is what a killed run left, which may be cut off. Whole JSON, or what
 * does not begin as a record, is somebody's.
 */
const isHalfRecord = (tail: string): boolean => {
  if (beginning.startsWith(tail)) return true
  if (!tail.startsWith(beginning) || O.isSome(jsonIn(tail))) return false
  const afterText = tail.slice(beginning.length).replace(restOfText, '')
  return afterPhoto.startsWith(afterText) || afterText.startsWith(afterPhoto)
}
