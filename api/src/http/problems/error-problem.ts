import { isDiskFull, isUnavailable } from './is-unavailable.js'
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
