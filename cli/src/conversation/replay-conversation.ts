import path from 'node:path'
import type { Language } from '@kaoiro/core/language'
import type { Http, HttpRequest, HttpResponse } from '@kaoiro/core/session'
import { loadMessages, loadTerminal } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import { redactedUrl } from '../http/addresses.js'
import type { Conversation, ConversationKey, Exchange } from './conversation-file.js'
import { conversationFileName, readConversation, Answer, bodyText } from './conversation-file.js'

/** Creates an HTTP client that answers from a recording: the given file, or the file of this key in the
 * given folder. Left: an error message. Combine the client with a `wait` that resolves immediately.
 */
export async function replayConversation({
  folder,
  key,
  language = 'en',
}: {
  readonly folder: string
  readonly key: ConversationKey
  readonly language?: Language
}): Promise<E.Either<string, Http>> {
  const file = folder.endsWith('.json') ? folder : path.join(folder, conversationFileName(key))
  const { recordings } = await loadTerminal(language, 'diagnose')
  const { unreadable } = await loadMessages(language)
  const noAnswer = ({ method, url }: HttpRequest): string =>
    recordings.noAnswer({ file: path.basename(file), call: `${method} ${redactedUrl(url)}` })
  return E.map((conversation: Conversation) => replayHttp(conversation, noAnswer))(
    await readConversation(file, recordings, unreadable),
  )
}

/** Answers each call with the first unused answer to the same call. */
const replayHttp = (
  { exchanges }: Conversation,
  noAnswer: (request: HttpRequest) => string,
): Http => {
  const remaining = [...exchanges]
  return (request) => () => {
    const at = remaining.findIndex(matches(request))
    const [exchange] = at < 0 ? [] : remaining.splice(at, 1)
    return Promise.resolve(
      exchange === undefined ? E.left(noAnswer(request)) : answerIn(exchange.response),
    )
  }
}

const answerIn = (response: Exchange['response']): E.Either<string, HttpResponse> =>
  Answer.is(response)
    ? E.right({ status: response.status, body: bodyText(response.body) })
    : E.left(response.error)

/** Compares calls by method and path. Ignores the host and the base path, which may differ from those of the recording. */
const matches =
  ({ method, url }: HttpRequest) =>
  ({ request }: Exchange): boolean => {
    const [asked, recorded] = [pathOf(url), pathOf(request.url)]
    return request.method === method && (asked.endsWith(recorded) || recorded.endsWith(asked))
  }

const pathOf = (url: string): string => {
  if (!URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}
