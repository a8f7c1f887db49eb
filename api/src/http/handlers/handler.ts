import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request to a call. `session_id` is present if the path contains it. */
type CallRequest = FastifyRequest<{
  Params: { session_id: string }
  Querystring: Record<string, unknown>
}>

export type Handler = (
  request: CallRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Runs before the body is read. If it answers, the body is not read. */
export type BeforeBody = (request: CallRequest, reply: FastifyReply) => Promise<void>
