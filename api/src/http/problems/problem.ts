import type { FastifyReply } from 'fastify'
import * as t from 'io-ts'

/** An error answer (RFC 9457). `type` is always `about:blank`; programs distinguish problems by `code`. */
export interface Problem {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
}

export const ProblemBody = t.type({
  type: t.string,
  status: t.number,
  code: t.string,
  title: t.string,
  detail: t.string,
})

export const problemType = 'application/problem+json'

export const bodyOf = ({ status, code, title, detail }: Problem): t.TypeOf<typeof ProblemBody> => ({
  type: 'about:blank',
  status,
  code,
  title,
  detail,
})

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const { retryAfter } = problem
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(problem.status).type(problemType).send(bodyOf(problem))
}
