import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request to one of the calls; `session_id` is present if the call's path has it. */
type CallRequest = FastifyRequest<{
  Params: { session_id: string }
  Querystring: Record<string, unknown>
}>

export type Handler = (
  request: CallRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Runs before a request's body is read; if it answers, the body never is. */
export type BeforeBody = (request: CallRequest, reply: FastifyReply) => Promise<void>
