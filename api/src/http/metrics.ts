import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import { isSame } from '../is-same.js'
import type { Handler } from './handler.js'
import { problems, sendProblem } from './problem.js'
import { within } from './within.js'

/** Milliseconds; the other numbers are worth having even where the database does not answer. */
const mostLengthTime = 2_000

/** Adds the length of the line, asked for whenever the numbers are. */
export const watchQueue = (registry: Registry, length: () => Promise<number>): void => {
  const gauge: Gauge = new Gauge({
    name: 'kaoiro_queue_length',
    help: 'Sessions of all nodes that wait for their analysis; NaN where the database does not answer.',
    registers: [registry],
    collect: async () => gauge.set(await within(mostLengthTime, length()).catch(() => Number.NaN)),
  })
}

export const metrics =
  (registry: Registry, token: string | undefined): Handler =>
  async (request, reply) => {
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return sendProblem(reply.header('www-authenticate', 'Bearer'), problems.unauthorised)
    return reply.type(registry.contentType).send(await registry.metrics())
  }
