import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { DiagnosisRecord } from '@kaoiro/core/records'
import { jsonLine } from '../../../print/printable.js'

/** The content of a results file, complete or truncated. */
export interface ParsedResults {
  readonly records: ReadonlyArray<DiagnosisRecord>
  /** Bytes to keep, without an incomplete last record of a killed run. */
  readonly keep: number
  /** Whether the last record lacks its line ending. */
  readonly isOpen: boolean
}

/** A line, from 1, that is not a record. */
export interface NotResults {
  readonly _tag: 'NotResults'
  readonly line: number
}

const lineEnd = 0x0a

export function recordLine(record: DiagnosisRecord): string {
  const { photo, path, ...rest } = DiagnosisRecord.encode(record)
  return jsonLine({ photo, path, ...rest })
}

/** Parses a results file, which may be truncated at any byte. */
export function parseResults(bytes: Uint8Array): E.Either<NotResults, ParsedResults> {
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

/** Every record begins with `beginning`, the photo's name and `afterPhoto`. */
const beginning = '{"photo":"'
const afterPhoto = '","path":"'

/** Matches a JSON string up to its closing quote; a truncated one may end in a backslash. */
const restOfText = /^[^"\\]*(?:\\.[^"\\]*)*\\?/

/**
 * Whether a text without a line ending is an incomplete record of a killed run, which may be removed. Complete JSON,
 * and text that does not begin like a record, come from another program and are kept.
 */
const isHalfRecord = (tail: string): boolean => {
  if (beginning.startsWith(tail)) return true
  if (!tail.startsWith(beginning) || O.isSome(jsonIn(tail))) return false
  const afterText = tail.slice(beginning.length).replace(restOfText, '')
  return afterPhoto.startsWith(afterText) || afterText.startsWith(afterPhoto)
}
