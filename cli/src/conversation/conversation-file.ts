import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { decodeText } from '@kaoiro/store/decode-text'
import { makeFolder } from '../system/make-folder.js'
import { replaceFile } from '../system/replace-file.js'
import { isSpecialFile } from '../system/special-file.js'
import { systemFault } from '../system/system-error.js'
import type { ConversationKey } from './conversation.js'
import { Conversation } from './conversation.js'

/** Maximum characters of the photo's name in a file name, short enough for every file system. */
const maxOfName = 40

/** Hexadecimal digits of the digest that distinguishes photos of the same name. */
const digestDigits = 10

/** `anna-1a2b3c4d5e.json`: the photo's name, for readers, and a digest of the key. */
export const conversationFileName = ({ photo, gender, hairline }: ConversationKey): string => {
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
export const writeConversation = async (
  file: string,
  conversation: Conversation,
): Promise<void> => {
  await makeFolder(path.dirname(file))
  await replaceFile(file, `${JSON.stringify(conversation, null, 2)}\n`, 0o600)
}

/** Why a recording cannot be replayed. */
export type ReadFault =
  /** The system's code, such as `ENOENT`, and message. */
  | { readonly _tag: 'NotRead'; readonly code: string; readonly detail: string }
  | { readonly _tag: 'NoConversation' }
  /** A pipe or a device. */
  | { readonly _tag: 'SpecialFile' }

export const readConversation = async (
  file: string,
): Promise<E.Either<ReadFault, Conversation>> => {
  if (await isSpecialFile(file)) return E.left({ _tag: 'SpecialFile' })
  try {
    return decoded(decodeText(await readFile(file)))
  } catch (error) {
    return E.left({ _tag: 'NotRead', ...systemFault(error) })
  }
}

const decoded = (text: string | null): E.Either<ReadFault, Conversation> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(text ?? '') as unknown,
      () => undefined,
    ),
    E.flatMap((json) => Conversation.decode(json)),
    E.mapLeft((): ReadFault => ({ _tag: 'NoConversation' })),
  )
