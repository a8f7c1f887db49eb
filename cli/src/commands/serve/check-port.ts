import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '@kaoiro/api'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { printable } from '../../print/printable.js'
import type { Refusal } from './refusal.js'
import { tryOrRefuse } from './refusal.js'
import type { ServeTexts } from '@kaoiro/texts/types'

/** Listens on the port for a moment, to report a port in use before anything else starts. */
export const checkPort =
  (words: ServeTexts) =>
  ({ role, http }: Config): TE.TaskEither<Refusal, void> =>
    role === 'worker'
      ? TE.right(undefined)
      : tryOrRefuse(
          () => listenOnce(http),
          (code, detail) => listenErrorWords(words, http)[code] ?? detail,
        )

const listenOnce = async ({ host, port }: Config['http']): Promise<void> => {
  const server = createServer()
  server.listen({ host, port })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Error messages about the address, by the code of the system's error. */
export const listenErrorWords = (
  words: ServeTexts,
  { host, port }: Config['http'],
): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(words.host).map(
      ([code, why]) => [code, `${printable(host)}: ${why}`] as const,
    ),
    ...Object.entries(words.port).map(([code, why]) => [code, why({ port })] as const),
  ])
