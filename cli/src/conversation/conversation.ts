import * as t from 'io-ts'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { HairlineChoice } from '../command-line/option-parsers.js'

/** Identifies a conversation. */
export interface ConversationKey {
  /** The photo's path as it was given. */
  readonly photo: string
  readonly gender: Gender
  readonly hairline: HairlineChoice
}

const Request = t.intersection([
  t.type({ method: t.string, url: t.string }),
  // The photo itself is never recorded, only its length in bytes.
  t.partial({ body: t.unknown, bytes: t.number }),
])

export const Answer = t.type({ status: t.number, body: t.unknown })

/** The error message of a call without an answer. */
const NoAnswer = t.type({ error: t.string })

const Exchange = t.intersection([
  t.type({ request: Request, response: t.union([Answer, NoAnswer]) }),
  // Milliseconds from the request to the end of the answer, retries included.
  t.partial({ time: t.number }),
])
export type Exchange = t.TypeOf<typeof Exchange>

/** The calls and answers of a diagnosis, as written by `--record`. The hand-written ones in
 * fixtures/conversations lack the optional fields.
 */
export const Conversation = t.intersection([
  t.type({ exchanges: t.readonlyArray(Exchange) }),
  t.partial({
    photo: t.string,
    gender: t.string,
    hairline: t.union([t.number, t.literal('auto')]),
    when: t.string,
  }),
])
export type Conversation = t.TypeOf<typeof Conversation>
