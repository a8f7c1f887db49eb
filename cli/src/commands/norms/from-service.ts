import { minPeople } from '@kaoiro/analyser/colour'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { Norms, normsPath } from '@kaoiro/core/norms'
import type { NormsTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { clientHttp } from '../../http/client-http.js'
import type { ImageEngine } from '../../photo/preparation.js'
import { printable } from '../../print/printable.js'
import type { Streams } from '../../system/streams.js'

export interface NormsOptions {
  readonly gender?: Gender
  readonly out?: string
  readonly overwrite?: true
  readonly api?: string | undefined
  readonly since?: string
  readonly imageEngine: ImageEngine
  readonly lang: Language
  readonly quiet?: true
}

/** Why norms could not be made. */
interface Failure {
  readonly lines: ReadonlyArray<string>
  readonly code: ExitCode
}

export type MadeNorms = E.Either<Failure, Norms>

export function failed(line: string): E.Left<Failure> {
  return {
    _tag: 'Left',
    left: { lines: [line], code: exitCode.failed },
  }
}

/** Before every service. */
const firstDay = '2000-01-01'

/** Asks a service for the norms of its visitors. */
export async function normsFromService(
  api: string,
  { since = firstDay }: NormsOptions,
  words: NormsTexts,
  { env, signal }: Streams,
): Promise<MadeNorms> {
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
