import { appendFileSync, closeSync, openSync, truncateSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { InUse } from './lock.js'
import { lockFor } from './lock.js'
import type { NotResults, ResultsRead } from './results-text.js'
import { lineOf, readResults } from './results-text.js'
import { systemFault } from './system-fault.js'

export interface ResultsFile {
  /** Those of earlier runs. */
  readonly records: ReadonlyArray<DiagnosisRecord>
  /** Adds a line, in one piece. Throws where the disk does not take it, and from then on. */
  readonly append: (record: DiagnosisRecord) => void
  readonly close: () => Promise<void>
}

/** Why a file cannot be continued; it is left as it was. */
export type ResultsFault =
  | InUse
  | NotResults
  /** The system's code, such as `EACCES`, and its words. */
  | { readonly _tag: 'NotWritable'; readonly code: string; readonly detail: string }

/** Opens a results file to go on where it ends, for this process alone, or makes it. */
export const openResults = async (file: string): Promise<E.Either<ResultsFault, ResultsFile>> => {
  try {
    const lock = await lockFor(file)
    if (E.isLeft(lock)) return lock
    try {
      const opened = await openUnderLock(file, lock.right)
      if (E.isLeft(opened)) await lock.right()
      return opened
    } catch (error) {
      await lock.right()
      throw error
    }
  } catch (error) {
    return E.left({ _tag: 'NotWritable', ...systemFault(error) })
  }
}

const openUnderLock = async (
  file: string,
  unlock: () => Promise<void>,
): Promise<E.Either<ResultsFault, ResultsFile>> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (systemFault(error).code === 'ENOENT') return new Uint8Array()
    throw error
  })
  const read = readResults(bytes)
  if (E.isLeft(read)) return read
  const handle = openSync(file, 'a')
  mendEnd(file, handle, bytes.length, read.right)
  return E.right({
    records: read.right.records,
    append: appendTo(handle),
    close: async () => {
      closeSync(handle)
      await unlock()
    },
  })
}

const mendEnd = (file: string, handle: number, size: number, read: ResultsRead): void => {
  if (read.keep < size) truncateSync(file, read.keep)
  if (read.isOpen) appendFileSync(handle, '\n')
}

/** After a failure nothing follows: what is half written must be the end of the file. */
const appendTo = (handle: number): ResultsFile['append'] => {
  let isBroken = false
  return (record) => {
    if (isBroken) throw new Error('nothing is written after a failure')
    try {
      appendFileSync(handle, lineOf(record))
    } catch (error) {
      isBroken = true
      throw error
    }
  }
}
