import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Gender } from '@kaoiro/core/diagnosis'
import { decodeText } from '@kaoiro/store/decode-text'
import type { Messages } from '@kaoiro/texts/content'
import type { RecordingTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { HairlineChoice } from '../command-line/option-parsers.js'
import { makeFolder, replaceFile, isSpecialFile } from '../system/files.js'
import { errorText, systemFault } from '../system/system-error.js'

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

/** The recorded form of a body. Objects and lists are stored as JSON, to be readable; all other text, even `1`
 * and `"x"`, is stored as a string.
 */
export function storedBody(text: string): unknown {
  const json = J.parse(text)
  return E.isRight(json) && isKept(json.right) ? json.right : text
}

/** The text of a recorded body: the original, or equivalent JSON. */
export function bodyText(stored: unknown): string {
  if (stored === undefined) return ''
  return typeof stored === 'string' ? stored : JSON.stringify(stored)
}

/** Whether a value is an object or list that survives a round trip; `1e999` does not, nor lists too deep for V8 to stringify. */
const isKept = (json: unknown): boolean => {
  if (typeof json !== 'object' || json === null) return false
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(json)), json)
  } catch {
    return false
  }
}

/** Maximum characters of the photo's name in a file name, short enough for every file system. */
const maxOfName = 40

/** Hexadecimal digits of the digest that distinguishes photos of the same name. */
const digestDigits = 10

/** `anna-1a2b3c4d5e.json`: the photo's name, for readers, and a digest of the key. */
export function conversationFileName({ photo, gender, hairline }: ConversationKey): string {
  const key = JSON.stringify([path.normalize(photo), gender, hairline])
  const digest = createHash('sha1').update(key).digest('hex').slice(0, digestDigits)
  return `${slugOf(photo)}-${digest}.json`
}

const slugOf = (photo: string): string => {
  const words = path.basename(photo, path.extname(photo)).normalize('NFC')
  const plain = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
  const slug = Array.from(plain).slice(0, maxOfName).join('').trim().replaceAll(' ', '-')
  return slug === '' ? 'photo' : slug
}

/** Writes a recording in one step, readable only by its owner: it contains signed addresses. */
export async function writeConversation(file: string, conversation: Conversation): Promise<void> {
  await makeFolder(path.dirname(file))
  await replaceFile(file, `${JSON.stringify(conversation, null, 2)}\n`, 0o600)
}

/** Reads a recording. Left: why it cannot be replayed. */
export async function readConversation(
  file: string,
  texts: RecordingTexts,
  unreadable: Messages['unreadable'],
): Promise<E.Either<string, Conversation>> {
  if (await isSpecialFile(file)) return E.left(texts.specialFile({ file }))
  try {
    return pipe(
      J.parse(decodeText(await readFile(file)) ?? ''),
      E.flatMap((json): E.Either<unknown, Conversation> => Conversation.decode(json)),
      E.mapLeft(() => texts.notARecording({ file })),
    )
  } catch (error) {
    return systemFault(error).code === 'ENOENT'
      ? E.left(texts.missing({ file }))
      : E.left(`${file}: ${errorText(error, unreadable)}`)
  }
}
