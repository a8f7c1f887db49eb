import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../options/http-options.js'

/** Seconds that a browser keeps the answer to its preflight. */
const preflightLife = 600

/** Lets pages of the listed sites call the API; a page of any other site gets no header, and so no answer. */
export const allowOrigins = async (
  api: FastifyInstance,
  { allowedOrigins }: HttpOptions,
): Promise<void> => {
  if (allowedOrigins.length === 0) return
  await api.register(fastifyCors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'x-request-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: preflightLife,
    strictPreflight: false,
    // Passed on to the rate limits, which count preflights too.
    preflightContinue: true,
  })
}
