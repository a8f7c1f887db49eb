import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { Call } from '../calls/call.js'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'

/** All but OPTIONS, which is a browser's question about CORS. */
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
] as const satisfies ReadonlyArray<HTTPMethods>

/** What GET answers is answered to HEAD as well, without its body. */
const methodsAt = (path: string, calls: ReadonlyArray<Call>): ReadonlyArray<HTTPMethods> => {
  const own = new Set<HTTPMethods>(
    calls.filter((call) => call.path === path).map(({ method }) => method),
  )
  return methods.filter((method) => own.has(method) || (method === 'HEAD' && own.has('GET')))
}

/** Answers every other method at the calls' addresses with 405, and with those that there are (RFC 9110, 15.5.6). */
export const refuseWrongMethods = (api: FastifyInstance, calls: ReadonlyArray<Call>): void => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = methodsAt(path, calls)
    api.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: path,
      // Before a body is read, whatever its type.
      onRequest: (_, reply) => {
        sendProblem(reply.header('allow', allowed.join(', ')), problems.wrongMethod)
      },
      handler: () => undefined,
    })
  }
}
