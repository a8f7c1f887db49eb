import { appendFileSync, closeSync, openSync, truncateSync } from 'node:fs'
import { access, constants, readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import type { InUse } from '../../../system/lock.js'
import { acquireLock } from '../../../system/lock.js'
import { decodeText, isUtf16 } from '@kaoiro/store/decode-text'
import { replaceFile } from '../../../system/replace-file.js'
import { isSpecialFile } from '../../../system/special-file.js'
import { systemFault } from '../../../system/system-error.js'
import { isSameApi } from '../settings/options.js'
import type { NotResults, ParsedResults } from './results-text.js'
import { recordLine, parseResults } from './results-text.js'
import type { Streams } from '../../../system/streams.js'

export interface ResultsFile {
  /** Records of earlier runs. */
  readonly records: ReadonlyArray<DiagnosisRecord>
  /** Number of earlier records removed in order to retry them. */
  readonly retried: number
  /** Appends a line. Throws if writing fails; after a failure, every later call throws too. */
  readonly append: (record: DiagnosisRecord) => void
  readonly close: () => Promise<void>
}

/** Options of a run that continues a file. */
export interface ResumeOptions {
  /** Address of the service; null: this machine. */
  readonly api: string | null
  /** Whether to retry the photo of a record from an earlier run. */
  readonly isRetried: (record: DiagnosisRecord) => boolean
}

/** Why a file cannot be continued. The file is not changed. */
export type ResultsFault =
  | InUse
  | NotResults
  /** The records come from another service; null: this machine. */
  | { readonly _tag: 'OtherApi'; readonly theirs: string | null; readonly ours: string | null }
  /** A pipe or a device. */
  | { readonly _tag: 'SpecialFile' }
  /** The system's code, such as `EACCES`, and message. */
  | { readonly _tag: 'NotWritable'; readonly code: string; readonly detail: string }

/** Reads the records that a run would continue, without changing the file, which may be missing. */
export const readResultsFile = (
  file: string,
  run: ResumeOptions,
): Promise<E.Either<ResultsFault, ReadonlyArray<DiagnosisRecord>>> =>
  ofRegularFile(file, nowhere.records, async () => {
    await access(path.dirname(file), constants.W_OK)
    return pipe(parseResults(inUtf8(await bytesOf(file))), E.chainW(keptOf(run)))
  })

/** Opens or creates a results file for appending, locked for this process. */
export const openResultsFile = (
  file: string,
  run: ResumeOptions,
): Promise<E.Either<ResultsFault, ResultsFile>> =>
  ofRegularFile(file, nowhere, async () => {
    const lock = await acquireLock(file)
    if (E.isLeft(lock)) return lock
    try {
      const opened = await openUnderLock(file, run, lock.right)
      if (E.isLeft(opened)) await lock.right()
      return opened
    } catch (error) {
      await lock.right()
      throw error
    }
  })

/** Calls `get` for a regular file and turns its errors into faults. Returns `ofNullDevice` for the null device. */
const ofRegularFile = async <A>(
  file: string,
  ofNullDevice: A,
  get: () => Promise<E.Either<ResultsFault, A>>,
): Promise<E.Either<ResultsFault, A>> => {
  if (path.resolve(file) === devNull) return E.right(ofNullDevice)
  if (await isSpecialFile(file)) return E.left({ _tag: 'SpecialFile' })
  try {
    return await get()
  } catch (error) {
    return E.left({ _tag: 'NotWritable', ...systemFault(error) })
  }
}

const nowhere: ResultsFile = {
  records: [],
  retried: 0,
  append: () => undefined,
  close: () => Promise.resolve(),
}

const openUnderLock = async (
  file: string,
  run: ResumeOptions,
  unlock: () => Promise<void>,
): Promise<E.Either<ResultsFault, ResultsFile>> => {
  const stored = await bytesOf(file)
  const bytes = inUtf8(stored)
  const read = parseResults(bytes)
  if (E.isLeft(read)) return read
  const kept = keptOf(run)(read.right)
  if (E.isLeft(kept)) return kept
  const records = kept.right
  const retried = read.right.records.length - records.length
  const isReplaced = retried > 0 || bytes !== stored
  if (isReplaced) await replaceFile(file, records.map(recordLine).join(''))
  const handle = openSync(file, 'a')
  if (!isReplaced) mendEnd(file, handle, bytes.length, read.right)
  const close = async () => {
    closeSync(handle)
    await unlock()
  }
  return E.right({ records, retried, append: appendTo(file, handle), close })
}

/** The records to keep. */
const keptOf =
  ({ api, isRetried }: ResumeOptions) =>
  ({ records }: ParsedResults): E.Either<ResultsFault, ReadonlyArray<DiagnosisRecord>> => {
    const other = records.find((record) => !isSameApi(record.api, api))
    return other === undefined
      ? E.right(records.filter((record) => !isRetried(record)))
      : E.left({ _tag: 'OtherApi', theirs: other.api, ours: api })
  }

/** The bytes of a file; empty if it does not exist yet. */
export const bytesOf = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    if (systemFault(error).code === 'ENOENT') return new Uint8Array()
    throw error
  })

/** Records are appended in UTF-8; PowerShell may have saved the file in UTF-16. */
const inUtf8 = (bytes: Uint8Array): Uint8Array =>
  isUtf16(bytes) ? Buffer.from(decodeText(bytes) ?? '\ufffd') : bytes

const mendEnd = (file: string, handle: number, size: number, read: ParsedResults): void => {
  if (read.keep < size) truncateSync(file, read.keep)
  if (read.isOpen) appendFileSync(handle, '\n')
}

/** Refuses to append after a failure: the file may end in a half-written record, and nothing may follow that. */
const appendTo = (file: string, handle: number): ResultsFile['append'] => {
  let isBroken = false
  return (record) => {
    if (isBroken) throw new Error('an earlier write failed')
    try {
      appendFileSync(handle, recordLine(record))
    } catch (error) {
      isBroken = true
      throw Object.assign(error as NodeJS.ErrnoException, { path: file })
    }
  }
}

/** The output of a batch. */
export interface Results {
  /** Records of earlier runs. */
  readonly earlier: ReadonlyArray<DiagnosisRecord>
  /** Number of earlier records removed in order to retry them. */
  readonly retried: number
  /** Resolves to false if the output was closed. Rejects if writing fails. */
  readonly write: (record: DiagnosisRecord) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Opens the results file for appending, or stdout if none is given. */
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
