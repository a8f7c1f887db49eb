import { randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import { printable } from '../print/printable.js'
import { systemFault } from './system-error.js'

/** Another program holds the lock. */
export interface InUse {
  readonly _tag: 'InUse'
  /** Null if the lock file does not contain it. */
  readonly holder: Holder | null
  readonly lock: string
}

/** A process and its machine or container. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** Its start, see `processStart`; null if unknown. */
  readonly start: string | null
}

/** The process id, with the host if it is another machine or container: `4711@host`. */
export function describeHolder({ holder }: InUse): string {
  if (holder === null) return '?'
  return holder.host === hostname() ? String(holder.pid) : printable(`${holder.pid}@${holder.host}`)
}

export type Release = () => Promise<void>

/** Locks a file against other runs with `<file>.lock`. Takes over the lock of a killed run on this machine.
 * Right: a function that releases the lock. Rejects if the lock file cannot be written.
 */
export function acquireLock(file: string): Promise<E.Either<InUse, Release>> {
  return acquire(`${file}.lock`)
}

/** Identifies this process, even among earlier ones with the same id, as in a container.
 */
const thisProcess = randomUUID()

const unknownStart = '-'

const acquire = async (lock: string): Promise<E.Either<InUse, Release>> => {
  const start = (await processStart(process.pid)) ?? unknownStart
  const content = `${process.pid} ${hostname()} ${thisProcess} ${randomUUID()} ${start}\n`
  if (await tryCreate(lock, content)) return E.right(() => release(lock, content))
  const found = await readLock(lock)
  // The lock was released in the meantime.
  if (found === null) return acquire(lock)
  if (await isHeld(lock, found)) return E.left({ _tag: 'InUse', holder: parseHolder(found), lock })
  const isGone = await removeStale(lock, found)
  return E.isLeft(isGone) ? E.left({ ...isGone.left, lock }) : acquire(lock)
}

const release = async (lock: string, content: string): Promise<void> => {
  if ((await readLock(lock)) === content) await rm(lock, { force: true })
}

/** Removes a stale lock while holding a lock on it, and only if it has not changed. Otherwise, of two runs
 * that find the same stale lock, the second would remove the new lock of the first.
 */
const removeStale = async (lock: string, content: string): Promise<E.Either<InUse, void>> => {
  const claim = await acquire(`${lock}.lock`)
  if (E.isLeft(claim)) return claim
  try {
    await release(lock, content)
    return E.right(undefined)
  } finally {
    await claim.right()
  }
}

/** Errors of file systems without hard links. There, a new lock is empty for a moment. */
const withoutLinks: ReadonlyArray<string> = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Creates the lock; false if it exists. Writes a complete file first and then links it to the lock's name, so
 * that readers never see half a lock.
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

/** Null if the lock does not exist. */
const readLock = (lock: string): Promise<string | null> =>
  readFile(lock, 'utf8').catch((error: unknown) => {
    if (systemFault(error).code === 'ENOENT') return null
    throw error
  })

/** Milliseconds until a lock without a holder is stale; until then, another run may still be writing it. */
const maxWriteTime = 10_000

const isHeld = async (lock: string, content: string): Promise<boolean> => {
  const holder = parseHolder(content)
  if (holder === null) return (await ageOf(lock)) < maxWriteTime
  if (holder.host !== hostname()) return true
  // The same id may belong to an earlier process.
  if (holder.pid === process.pid) return content.includes(thisProcess)
  return isRunning(holder.pid) && isSameProcess(holder)
}

/** False if the process id has been reused, as far as is known. */
const isSameProcess = async ({ pid, start }: Holder): Promise<boolean> => {
  const now = start === null ? null : await processStart(pid)
  return now === null || now === start
}

/** Milliseconds, also if the clock was set back since; 0 if the file no longer exists. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs),
    () => 0,
  )

const parseHolder = (content: string): Holder | null => {
  const [pid = '', host = hostname(), , , start = unknownStart] = content.trim().split(' ')
  if (!/^\d+$/.test(pid)) return null
  return { pid: Number(pid), host, start: start === unknownStart ? null : start }
}

/** Whether any user has a process with this id. */
const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return systemFault(error).code === 'EPERM'
  }
}

/** The start of a process as reported by Linux: boot id and clock ticks since boot. Distinguishes a process
 * from an earlier one with the same id. Null if unknown.
 */
export async function processStart(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()}/${startTicks(await readFile(`/proc/${pid}/stat`, 'utf8'))}`
  } catch {
    return null
  }
}

/** Field 22 of /proc/<pid>/stat, see proc(5). Field 2, the program's name, may itself contain spaces and
 * brackets.
 */
const startTicks = (stat: string): string =>
  stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3] ?? ''
