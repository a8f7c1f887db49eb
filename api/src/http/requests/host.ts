import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'

/** A name or an IPv4 address, or an IPv6 address in brackets; with a port or without. */
const host = /^([a-z\d._-]{1,255}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/** Refuses a Host header that could not stand in an address, and a request without one (RFC 9112, 3.2). */
export const refuseWrongHosts = (service: FastifyInstance): void => {
  service.addHook('onRequest', async (request, reply) => {
    if (!hasValidHost(request)) await sendProblem(reply, problems.wrongHost)
  })
}

const hasValidHost = (request: FastifyRequest): boolean =>
  host.test(request.host) || (request.host === '' && request.raw.httpVersion === '1.0')

/** How the client reaches this service, according to its request: '' if that names no host. */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  host === '' ? '' : `${protocol === 'https' ? 'https' : 'http'}://${host}`

/** How visitors reach the site. @param publicUrl left out, it is as each request names it */
export const siteOriginOf = (
  publicUrl: string | undefined,
): ((request: FastifyRequest) => string) => {
  if (publicUrl === undefined) return originOf
  const { origin } = new URL(publicUrl)
  return () => origin
}
