import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { cardPath, comparePath, resultPath, shownResult } from '@kaoiro/core/result-code'
import { networkOf } from '../requests/client-address.js'
import { matchesTag } from './packed-files.js'
import { readMethods, refuseOtherMethods } from '../requests/malformed-requests.js'
import { sendProblem, problems } from '../problems/problem.js'
import type {
  CardRefusal,
  Cards,
  CardRequest,
  CardSubject,
  CurrentSite,
  SiteContent,
} from '../ports/site.js'
import { cardKey } from '../ports/site.js'
import { pipe } from 'fp-ts/lib/function.js'
import { pictureLanguage } from '../requests/language.js'

type CardCall = FastifyRequest<{
  Params: { left: string; right?: string }
  Querystring: Record<string, unknown>
}>

/** Caches keep a card for a week. For a month after that, they may serve the old card while they fetch the new one. */
const cacheControl = 'public, max-age=604800, stale-while-revalidate=2592000'

const refusals: Readonly<Record<CardRefusal, Parameters<typeof sendProblem>[1]>> = {
  busy: problems.tooManyCards,
  unavailable: problems.notFound,
}

export function serveCards(service: FastifyInstance, cards: Cards, site: CurrentSite): void {
  const handler = (request: CardCall, reply: FastifyReply) =>
    sendCard(cards, site().languages, request, reply)
  for (const page of [resultPath(':left'), comparePath(':left', ':right')]) {
    service.get(cardPath(page), handler)
    refuseOtherMethods(service, cardPath(page), readMethods)
  }
}

const sendCard = async (
  cards: Cards,
  offered: SiteContent['languages'],
  { params: { left, right }, query, headers, ip }: CardCall,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const asked = cardRequest(
    right === undefined ? [left] : [left, right],
    pictureLanguage(query, offered),
  )
  if (O.isNone(asked)) return sendProblem(reply, problems.notFound)
  const tag = `"${cards.version}-${cardKey(asked.value)}"`
  if (matchesTag(headers['if-none-match'], tag)) return withCaching(reply, tag).code(304).send()
  const drawn = await cards.draw(asked.value, networkOf(ip))
  if (E.isLeft(drawn))
    return sendProblem(reply.header('cache-control', 'no-store'), refusals[drawn.left])
  return withCaching(reply, tag).type('image/png').send(drawn.right)
}

const withCaching = (reply: FastifyReply, tag: string): FastifyReply =>
  reply
    .header('cache-control', cacheControl)
    .header('etag', tag)
    // Other sites may embed cards.
    .header('cross-origin-resource-policy', 'cross-origin')

/** The request for a card; none if a code does not decode. */
const cardRequest = (
  codes: ReadonlyArray<string>,
  language: CardRequest['language'],
): O.Option<CardRequest> =>
  pipe(
    codes,
    O.traverseArray((code) => O.fromEither(shownResult(code))),
    O.chain(asSubject),
    O.map((subject) => ({ subject, language })),
  )

const asSubject = (diagnoses: ReadonlyArray<CardSubject[0]>): O.Option<CardSubject> => {
  const [first, second] = diagnoses
  if (first === undefined) return O.none
  return O.some(second === undefined ? [first] : [first, second])
}
