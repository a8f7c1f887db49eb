import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'

/** Milliseconds that answers under way may still take; after that the job worker is stopped. */
const maxDrain = 1_500

/**
 * While the service closes, what still comes in over open connections is refused, and idle
 * connections close at once. Clients that are still sending or reading after a while are cut off.
 */
export const stopGracefully = (service: FastifyInstance): void => {
  let isStopping = false
  let cut: NodeJS.Timeout | undefined
  service.addHook('preClose', (done) => {
    isStopping = true
    cut = setTimeout(() => service.server.closeAllConnections(), maxDrain)
    done()
  })
  service.addHook('onClose', (_, done) => {
    clearTimeout(cut)
    done()
  })
  service.addHook('onRequest', async (_, reply) => {
    if (isStopping) await sendProblem(reply, problems.stopping)
  })
}
