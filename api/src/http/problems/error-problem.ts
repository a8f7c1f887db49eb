import * as t from 'io-ts'
import type { Problem } from './problem.js'
import { problems } from './problem.js'
import { sessionProblems } from './session-problems.js'

/** The problem for an error. Fastify's own errors (body, media type, size) have a `statusCode`. */
export function errorProblem(error: unknown, isUpload: boolean): Problem {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return problems.bodyTooLarge
  if (status < 500 && isUpload) return sessionProblems.NotAJpeg
  if (status === 400) return problems.wrongBody
  if (status === 415) return problems.wrongMediaType
  if (status > 400 && status < 500) return { ...problems.badRequest, status }
  if (isDiskFull(error)) return problems.diskFull
  return isUnavailable(error) ? problems.unavailable : problems.internalError
}

/**
 * SQLSTATEs of a server that may accept the same statement later (PostgreSQL's manual, appendix A). Classes: connection,
 * login, transaction rollback, insufficient resources, operator intervention, system error. Single codes: read-only
 * (a standby, after a failover), timeouts of idle and long transactions, statement that a pooler has prepared on another
 * connection, missing database, missing right, database closed to connections, lock timeout. Any other SQLSTATE is a bug or damage: 500.
 */
const sqlState =
  /^(?:(?:08|28|40|53|57|58)[\dA-Z]{3}|25006|25P03|25P04|26000|3D000|42501|42P05|55000|55P03)$/

/** Node's codes for an unreachable server. */
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

/** Node's codes for a full, failing or missing disk (Linux makes a failing disk read-only), or too many open files. */
const machineCodes: ReadonlyArray<unknown> = [
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'EIO',
  'EROFS',
  'ESTALE',
]

/** Messages of pg's errors without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Codes for a certificate that is expired, unknown or of another host, and for a port without TLS or HTTP. */
const protocolCode =
  /^(?:CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|ERR_TLS_|ERR_SSL_|EPROTO|HPE_)/

/**
 * Names of the S3 client's errors for a server that does not answer, and for credentials that it cannot get; and of ours for
 * data that a node of another version can read.
 */
const names: ReadonlyArray<string> = [
  'TimeoutError',
  'CredentialsProviderError',
  'TokenProviderError',
  'OtherVersion',
]

/**
 * The S3 client's error for any answer of the bucket. All requests are alike, so an answer that refuses one is about the
 * bucket's load, keys, region or clock, never about the visitor's request. Its code may be unknown: answers to HEAD lack a
 * body, and a proxy sends its own. The bucket handles a missing photo itself.
 */
const BucketAnswer = t.type({ $metadata: t.type({ httpStatusCode: t.number }) })

/** Whether the database, the bucket or a thread is unavailable, so that the call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    networkCodes.includes(code) ||
    machineCodes.includes(code) ||
    (typeof code === 'string' && (sqlState.test(code) || protocolCode.test(code))) ||
    messages.test(error.message) ||
    names.includes(error.name) ||
    BucketAnswer.is(error) ||
    // A photo waited too long for a thread. If a thread cannot start, the error has another name.
    (error instanceof DOMException && error.name === 'AbortError') ||
    isUnavailable(error.cause)
  )
}

/** The system's and PostgreSQL's error codes for a full disk. */
const fullCodes: ReadonlyArray<unknown> = ['ENOSPC', 'EDQUOT', '53100']

/** Whether a disk is full, here or on the database server. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && fullCodes.includes(error.code)) || isDiskFull(error.cause))
  )
}
