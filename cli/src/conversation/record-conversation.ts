import path from 'node:path'
import type { Http, HttpRequest, HttpResponse, Milliseconds } from '@kaoiro/core/session'
import * as E from 'fp-ts/lib/Either.js'
import type { ConversationKey, Exchange } from './conversation-file.js'
import { conversationFileName, writeConversation, storedBody } from './conversation-file.js'

export interface Recording {
  /** Records requests and answers. */
  readonly http: Http
  /** Writes the recording, replacing an older one of the same key. Without calls, it does not write.
   * Rejects with the system's error if the folder is not writable.
   */
  readonly save: () => Promise<void>
}

/** Records one conversation of a client, the one that retries, into a folder, which is created if necessary. */
export function recordConversation(
  { folder, key }: { readonly folder: string; readonly key: ConversationKey },
  inner: Http,
): Recording {
  const when = new Date().toISOString()
  const exchanges: Array<Exchange> = []
  return {
    http: (request) => async () => {
      const start = performance.now()
      const answer = await inner(request)()
      exchanges.push(exchangeOf(request, answer, performance.now() - start))
      return answer
    },
    save: async () => {
      if (exchanges.length === 0) return
      const { photo, gender, hairline } = key
      const file = path.join(folder, conversationFileName(key))
      await writeConversation(file, { photo, gender, hairline, when, exchanges })
    },
  }
}

const exchangeOf = (
  { method, url, body }: HttpRequest,
  answer: E.Either<string, HttpResponse>,
  time: Milliseconds,
): Exchange => ({
  request: { method, url, ...sentBody(body) },
  response: E.isLeft(answer)
    ? { error: answer.left }
    : { status: answer.right.status, body: storedBody(answer.right.body) },
  time: Math.round(time),
})

const sentBody = (body: HttpRequest['body']): Pick<Exchange['request'], 'body' | 'bytes'> => {
  if (body === null) return {}
  return typeof body === 'string' ? { body: storedBody(body) } : { bytes: body.length }
}
