import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cardPath, comparePath, resultPath } from '@kaoiro/core/result-code'
import type { Emit, Page } from '../../sessions/model/service-event.js'
import { isComparison, isHome, isResult } from '../requests/addresses.js'

/** Emits an event for each page and card that is sent, or that the client already has (304). */
export function reportPages(service: FastifyInstance, emit: Emit): void {
  service.addHook('onResponse', (request, reply, done) => {
    const page = request.method === 'GET' && hasAnswer(reply) ? pageOf(request, reply) : null
    if (page !== null) emit({ _tag: 'PageSent', page })
    done()
  })
}

const hasAnswer = ({ statusCode }: FastifyReply): boolean => [200, 304].includes(statusCode)

const cards: ReadonlyArray<string | undefined> = [
  cardPath(resultPath(':left')),
  cardPath(comparePath(':left', ':right')),
]

const pageOf = ({ url, routeOptions }: FastifyRequest, reply: FastifyReply): Page | null => {
  if (cards.includes(routeOptions.url)) return 'card'
  const type = String(reply.getHeader('content-type') ?? '')
  if (reply.statusCode === 200 && !type.startsWith('text/html')) return null
  if (isHome(url)) return 'first-screen'
  if (isResult(url)) return 'result'
  return isComparison(url) ? 'comparison' : null
}
