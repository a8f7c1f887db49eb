import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/**
 * Ignores the Content-Type of empty bodies, since many clients send that header with every request. Fastify would answer
 * 400 or 415.
 */
export const ignoreEmptyBodies = (service: FastifyInstance): void => {
  service.addHook('preParsing', async (request, _, payload) => {
    const { headers } = request.raw
    if (headers['content-type'] === undefined || !(await isEmpty(headers, payload))) return
    delete headers['content-type']
    delete headers['content-length']
    delete headers['transfer-encoding']
  })
}

const isEmpty = async (
  { 'transfer-encoding': encoding, 'content-length': length = '0' }: IncomingHttpHeaders,
  payload: Readable,
): Promise<boolean> => {
  if (encoding === undefined) return Number(length) === 0
  const chunk = await firstChunk(payload)
  if (chunk !== null) payload.unshift(chunk)
  return chunk === null
}

const firstChunk = (payload: Readable): Promise<unknown> =>
  new Promise((resolve, reject) => {
    payload
      .once('readable', () => resolve(payload.read()))
      .once('end', () => resolve(null))
      .once('error', (error) => reject(Object.assign(error, { statusCode: 400 })))
  })
