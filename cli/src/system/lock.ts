import { randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import { printable } from '../print/printable.js'
import { isRunning, processStart } from './processes.js'
import { systemFault } from './system-error.js'

/** Another program holds the lock. */
export interface InUse {
  readonly _tag: 'InUse'
  /** Null if the lock does not name it. */
  readonly holder: Holder | null
  readonly lock: string
}

/** A process, and the machine or container in which its number holds. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** When it was started; null if its machine does not report that. */
  readonly start: string | null
}

/** Its number, with the name of another machine or container: `4711@its-name`. */
export const describeHolder = ({ holder }: InUse): string => {
  if (holder === null) return '?'
  return holder.host === hostname() ? String(holder.pid) : printable(`${holder.pid}@${holder.host}`)
}

export type Release = () => Promise<void>

/**
 * Keeps two runs from writing one file, by a lock file beside it that names the run. One that a killed
 * run of this machine left is taken over. Rejects if the lock cannot be written. Right: what releases
 * it.
 */
export const acquireLock = (file: string): Promise<E.Either<InUse, Release>> =>
  acquire(`${file}.lock`)

/**
 * Distinguishes this process from all others, also from an earlier one of the same number, as in a
 * container.
 */
const thisProcess = randomUUID()

const unknownStart = '-'

const acquire = async (lock: string): Promise<E.Either<InUse, Release>> => {
  const start = (await processStart(process.pid)) ?? unknownStart
  const content = `${process.pid} ${hostname()} ${thisProcess} ${randomUUID()} ${start}\n`
  if (await tryCreate(lock, content)) return E.right(() => release(lock, content))
  const found = await readLock(lock)
  // It was released in between.
  if (found === null) return acquire(lock)
  if (await isHeld(lock, found)) return E.left({ _tag: 'InUse', holder: parseHolder(found), lock })
  const isGone = await removeStale(lock, found)
  return E.isLeft(isGone) ? E.left({ ...isGone.left, lock }) : acquire(lock)
}

const release = async (lock: string, content: string): Promise<void> => {
  if ((await readLock(lock)) === content) await rm(lock, { force: true })
}

/**
 * Only the holder of the lock's own lock may remove it, and only if it is still the one that was judged
 * stale: of two runs that judged the same one, the second would otherwise remove the first one's new lock.
 */
const removeStale = async (lock: string, judged: string): Promise<E.Either<InUse, void>> => {
  const claim = await acquire(`${lock}.lock`)
  if (E.isLeft(claim)) return claim
  try {
    await release(lock, judged)
    return E.right(undefined)
  } finally {
    await claim.right()
  }
}

/** The codes of file systems without links: there the lock is empty for a moment. */
const withoutLinks: ReadonlyArray<string> = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/**
 * Whether the lock could be made. It gets its name by a link once it is complete, so that no reader sees
 * half.
 */
const tryCreate = async (lock: string, content: string): Promise<boolean> => {
  const complete = `${lock}.${randomUUID()}`
  try {
    await writeFile(complete, content, { flag: 'wx' })
    await link(complete, lock).catch((error: unknown) => {
      if (!withoutLinks.includes(systemFault(error).code)) throw error
      return writeFile(lock, content, { flag: 'wx' })
    })
    return true
  } catch (error) {
    if (systemFault(error).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(complete, { force: true })
  }
}

/** Null if there is none. */
const readLock = (lock: string): Promise<string | null> =>
  readFile(lock, 'utf8').catch((error: unknown) => {
    if (systemFault(error).code === 'ENOENT') return null
    throw error
  })

/** Milliseconds after which a lock without a holder is no longer taken for one being written. */
const maxWriteTime = 10_000

const isHeld = async (lock: string, content: string): Promise<boolean> => {
  const holder = parseHolder(content)
  if (holder === null) return (await ageOf(lock)) < maxWriteTime
  if (holder.host !== hostname()) return true
  // This process's number but not this process: an earlier one.
  if (holder.pid === process.pid) return content.includes(thisProcess)
  return isRunning(holder.pid) && isSameProcess(holder)
}

/** Whether its number has not been reused since, as far as this machine reports. */
const isSameProcess = async ({ pid, start }: Holder): Promise<boolean> => {
  const now = start === null ? null : await processStart(pid)
  return now === null || now === start
}

/** Milliseconds; 0 if the file no longer exists. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )

const parseHolder = (content: string): Holder | null => {
  const [pid = '', host = hostname(), , , start = unknownStart] = content.trim().split(' ')
  if (!/^\d+$/.test(pid)) return null
  return { pid: Number(pid), host, start: start === unknownStart ? null : start }
}
