import { appendFileSync, closeSync, openSync, truncateSync } from 'node:fs'
import { access, constants, readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import path from 'node:path'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import { decodeText, isUtf16 } from '@kaoiro/store/decode-text'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { faultLine, printable } from '../../../print/printable.js'
import { replaceFile, isSpecialFile } from '../../../system/files.js'
import type { InUse } from '../../../system/lock.js'
import { acquireLock, describeHolder } from '../../../system/lock.js'
import type { Streams } from '../../../system/streams.js'
import { systemFault } from '../../../system/system-error.js'
import type { Localised } from '../settings/settings.js'
import { isSameApi } from '../settings/settings.js'
import type { NotResults, ParsedResults } from './results-text.js'
import { parseResults, recordLine } from './results-text.js'

/** The output of a batch. */
export interface Results {
  /** Records of earlier runs. */
  readonly records: ReadonlyArray<DiagnosisRecord>
  /** Number of earlier records removed in order to retry them. */
  readonly retried: number
  /** Appends a line. Resolves to false if the output was closed. Rejects if writing fails, and after that always. */
  readonly write: (record: DiagnosisRecord) => Promise<boolean>
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
export function readResultsFile(
  file: string,
  run: ResumeOptions,
): Promise<E.Either<ResultsFault, ReadonlyArray<DiagnosisRecord>>> {
  return ofRegularFile(file, nowhere.records, async () => {
    await access(path.dirname(file), constants.W_OK)
    return pipe(parseResults(inUtf8(await bytesOf(file))), E.chainW(keptOf(run)))
  })
}

/** Opens or creates the results file for appending, locked for this process; stdout if none is given. */
export async function openResults(
  file: string | undefined,
  run: ResumeOptions,
  { out, flushed }: Pick<Streams, 'out' | 'flushed'>,
): Promise<E.Either<ResultsFault, Results>> {
  if (file === undefined)
    return E.right({
      ...nowhere,
      write: (record) => {
        out(recordLine(record))
        return flushed()
      },
    })
  return ofRegularFile(file, nowhere, async () => {
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
}

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

const nowhere: Results = {
  records: [],
  retried: 0,
  write: () => Promise.resolve(true),
  close: () => Promise.resolve(),
}

const openUnderLock = async (
  file: string,
  run: ResumeOptions,
  unlock: () => Promise<void>,
): Promise<E.Either<ResultsFault, Results>> => {
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
  return E.right({ records, retried, write: appendTo(file, handle), close })
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
export function bytesOf(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    if (systemFault(error).code === 'ENOENT') return new Uint8Array()
    throw error
  })
}

/** Records are appended in UTF-8; PowerShell may have saved the file in UTF-16. */
const inUtf8 = (bytes: Uint8Array): Uint8Array =>
  isUtf16(bytes) ? Buffer.from(decodeText(bytes) ?? '\ufffd') : bytes

const mendEnd = (file: string, handle: number, size: number, read: ParsedResults): void => {
  if (read.keep < size) truncateSync(file, read.keep)
  if (read.isOpen) appendFileSync(handle, '\n')
}

/** Refuses to append after a failure: the file may end in a half-written record, and nothing may follow that. */
const appendTo = (file: string, handle: number): Results['write'] => {
  let isBroken = false
  return async (record) => {
    if (isBroken) throw new Error('an earlier write failed')
    try {
      appendFileSync(handle, recordLine(record))
      return await Promise.resolve(true)
    } catch (error) {
      isBroken = true
      throw Object.assign(error as NodeJS.ErrnoException, { path: file })
    }
  }
}

/** The line that says why a results file cannot be continued. */
export function resultsFaultLine({ words }: Localised, file: string, fault: ResultsFault): string {
  const start = `kaoiro: ${printable(file)}`
  switch (fault._tag) {
    case 'NotResults':
      return `${start}:${fault.line}: ${words.notResults}`
    case 'InUse':
      return `${start}: ${words.inUse({ process: describeHolder(fault), lock: printable(fault.lock) })}`
    case 'OtherApi':
      return `${start}: ${words.otherApi({ theirs: apiName(words, fault.theirs), ours: apiName(words, fault.ours) })}`
    case 'SpecialFile':
      return faultLine(file, words.specialFile)
    case 'NotWritable':
      return faultLine(file, words.writeErrors[fault.code] ?? fault.detail)
  }
}

const apiName = ({ thisMachine }: DiagnoseTexts, api: string | null): string =>
  api === null ? thisMachine : printable(api)
