import type { Problem } from './problem.js'
import { problems } from './problems.js'
import { sessionProblems } from './session-problems.js'

/** The answer to an error. Fastify's own errors (body, media type, size) carry the status they mean. */
export const errorProblem = (error: unknown, isUpload: boolean): Problem => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return problems.bodyTooLarge
  if (status < 500 && isUpload) return sessionProblems.NotAJpeg
  if (status === 400) return problems.wrongBody
  if (status === 415) return problems.wrongMediaType
  if (status > 400 && status < 500) return { ...problems.badRequest, status }
  if (isDiskFull(error)) return problems.diskFull
  return isUnavailable(error) ? problems.unavailable : problems.internalError
}

/** PostgreSQL's classes: the connection, work undone for another's sake, its resources, its operator. */
const sqlState = /^(08|40|53|57)[\dA-Z]{3}$/

/** Node's codes for a server that is not there, or no more. */
const networkCodes: ReadonlyArray<unknown> = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]

/** Node's codes for a machine at its limits: its disk is full or fails, or too many files are open. */
const machineCodes: ReadonlyArray<unknown> = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO']

/** Messages of pg and its pool that have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Names under which the S3 client reports a server that does not keep up. */
const names: ReadonlyArray<string> = ['TimeoutError', 'SlowDown', 'ServiceUnavailable']

/** Whether the database, the bucket or a free thread is away, so that the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    networkCodes.includes(code) ||
    machineCodes.includes(code) ||
    (typeof code === 'string' && sqlState.test(code)) ||
    messages.test(error.message) ||
    names.includes(error.name) ||
    // The S3 client's word for an answer of 500 and above.
    ('$fault' in error && error.$fault === 'server') ||
    // A photo waited too long for a thread. A thread that cannot start has its own cause instead.
    (error instanceof DOMException && error.name === 'AbortError') ||
    isUnavailable(error.cause)
  )
}

/** The system's codes, and PostgreSQL's. */
const fullCodes: ReadonlyArray<unknown> = ['ENOSPC', 'EDQUOT', '53100']

/** Whether there is no room for what is to be written, on this machine or the database's. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && fullCodes.includes(error.code)) || isDiskFull(error.cause))
