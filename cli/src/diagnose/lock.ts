import { readFile, rm, writeFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import { isRunning } from './is-running.js'
import { systemFault } from './system-fault.js'

/** Another program holds the lock, by its process id. */
export interface InUse {
  readonly _tag: 'InUse'
  readonly pid: number
  readonly lock: string
}

/**
 * Keeps two runs from writing one file: a file beside it with the process id of the run that writes. One
 * that a killed run left is taken over. Rejects where the lock cannot be written. Right: gives it back.
 */
export const lockFor = async (file: string): Promise<E.Either<InUse, () => Promise<void>>> => {
  const lock = `${file}.lock`
  const release = () => rm(lock, { force: true })
  if (await isNew(lock)) return E.right(release)
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''))
  if (isHeld(pid)) return E.left({ _tag: 'InUse', pid, lock })
  await release()
  return (await isNew(lock)) ? E.right(release) : E.left({ _tag: 'InUse', pid, lock })
}

const isNew = async (lock: string): Promise<boolean> => {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (systemFault(error).code === 'EEXIST') return false
    throw error
  }
}

/** A lock with this process's own number is of an earlier one that had the same, as in a container. */
const isHeld = (pid: number): boolean => pid !== process.pid && isRunning(pid)
