import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as J from 'fp-ts/lib/Json.js'
import { minPeople } from '@kaoiro/analyser/colour'
import { Norms, normsPath } from '@kaoiro/core/norms'
import type { NormsTexts } from '@kaoiro/texts/types'
import { clientHttp } from '../../http/client-http.js'
import { printable } from '../../print/printable.js'
import type { Streams } from '../../system/streams.js'
import type { MadeNorms, NormsOptions } from './made-norms.js'
import { failed } from './made-norms.js'

/** Before every service. */
const firstDay = '2000-01-01'

/** Asks a service for the norms of its visitors. */
export const normsFromService = async (
  api: string,
  { since = firstDay }: NormsOptions,
  words: NormsTexts,
  { env, signal }: Streams,
): Promise<MadeNorms> => {
  const token = env['KAOIRO_METRICS_TOKEN']?.trim() ?? ''
  const http = await clientHttp({ signal, env })
  const answer = await http({
    method: 'GET',
    url: `${api}${normsPath}?since=${since}`,
    headers: {
      accept: 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: null,
  })()
  const fail = (why: string) => failed(`${printable(api)}: ${why}`)
  if (E.isLeft(answer)) return fail(printable(answer.left))
  const { status, body } = answer.right
  if (status === 401) return fail(words.token)
  if (status === 409) return fail(words.tooFewThere({ min: minPeople }))
  return pipe(
    J.parse(body),
    E.flatMap((json): E.Either<unknown, Norms> => Norms.decode(json)),
    E.orElse(() => fail(words.noNorms({ status }))),
  )
}
