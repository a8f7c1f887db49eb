import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { lightCardPath } from '@kaoiro/core/light-card'
import { pictureLanguage } from '../requests/language.js'
import type { DrawLightCard, CurrentSite } from '../ports/site.js'
import { sendProblem, problems } from '../problems/problem.js'
import { readMethods, refuseOtherMethods } from '../requests/malformed-requests.js'
import { perSite } from '../ports/site.js'
import type { KeepDrawings } from './drawing-turns.js'
import { matchesTag, tagOf } from './packed-files.js'

type CardCall = FastifyRequest<{ Querystring: Record<string, unknown> }>

/** Light cards of about 60 kB each. Without a public address, each Host header has its own. */
const maxKept = 20

/**
 * Serves the printable light card. 404 if the site's address is unknown, or too long for a QR code on the card.
 *
 * @param siteOf the address of the site as the visitor sees it
 * @param current the current site
 */
export function serveLightCard(
  service: FastifyInstance,
  draw: DrawLightCard,
  siteOf: (request: FastifyRequest) => string,
  keepDrawings: KeepDrawings,
  current: CurrentSite,
): void {
  const drawOnce = perSite(current, () => keepDrawings<Awaited<ReturnType<DrawLightCard>>>(maxKept))
  service.get(lightCardPath, async (request: CardCall, reply): Promise<FastifyReply> => {
    const site = siteOf(request)
    if (site === '') return sendProblem(reply, problems.notFound)
    const language = pictureLanguage(request.query, current().languages)
    const drawn = await drawOnce()(request, `${site} ${language}`, () => draw({ site, language }))
    if (O.isNone(drawn)) return sendProblem(reply, problems.tooManyCards)
    const pdf = drawn.value
    if (E.isLeft(pdf)) return sendProblem(reply, problems.notFound)
    const tag = tagOf(pdf.right)
    // Caches revalidate, because the site's address and texts may change with a deployment.
    void reply.header('cache-control', 'no-cache').header('etag', tag)
    // Browsers' PDF viewers may use inline styles and plug-ins, which the policy of pages forbids.
    void reply.header('content-security-policy', "frame-ancestors 'none'")
    return matchesTag(request.headers['if-none-match'], tag)
      ? reply.code(304).send()
      : reply.type('application/pdf').send(pdf.right)
  })
  refuseOtherMethods(service, lightCardPath, readMethods)
}
