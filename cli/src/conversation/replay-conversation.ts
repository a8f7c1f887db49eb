import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/content/content'
import type { Http, HttpRequest, HttpResponse } from '@kaoiro/core/session/http/http'
import { redactedUrl } from '../http/addresses.js'
import { conversationFileName, readConversation } from './conversation-file.js'
import type { Conversation, ConversationKey, Exchange } from './conversation.js'
import { Answer } from './conversation.js'
import { bodyText } from './stored-body.js'
import { replayWords } from './words.js'

/**
 * A network that answers from a recording, once: in a folder the one of this key, or the file of that
 * name. Left, in words, if there is none. Use it with a `wait` that resolves at
 * once, since nothing has to be waited for.
 */
export const replayConversation = async ({
  folder,
  key,
  language = 'en',
}: {
  readonly folder: string
  readonly key: ConversationKey
  readonly language?: Language
}): Promise<E.Either<string, Http>> => {
  const file = folder.endsWith('.json') ? folder : path.join(folder, conversationFileName(key))
  const { notRead, noAnswer } = replayWords[language]
  return pipe(
    await readConversation(file),
    E.bimap(
      (fault) => notRead(file, fault),
      (conversation) =>
        replayHttp(conversation, ({ method, url }) =>
          noAnswer(path.basename(file), `${method} ${redactedUrl(url)}`),
        ),
    ),
  )
}

/** Answers each call with the first answer to it that was not given yet. */
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

/**
 * Whether a call is the recorded one, by its method and path. Its host does not count, nor a folder above
 * the API: the built-in service has another port each time, and a recording is played far from its API.
 */
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
