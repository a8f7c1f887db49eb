import type { FastifyReply, FastifyRequest } from 'fastify'

/** A request to one of the calls; `session_id` is there where its path has it. */
type CallRequest = FastifyRequest<{
  Params: { session_id: string }
  Querystring: Record<string, unknown>
}>

export type Handler = (
  request: CallRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Looks at a request whose body has not been read; where it answers, the body never is. */
export type BeforeBody = (request: CallRequest, reply: FastifyReply) => Promise<void>
