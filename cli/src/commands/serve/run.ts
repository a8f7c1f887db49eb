import { once } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import type { Config } from '@kaoiro/api'
import type { FurnishedStore } from '@kaoiro/store/read'
import type { ServeTexts, TerminalTexts } from '@kaoiro/texts/types'
import { loadTerminal } from '@kaoiro/texts/load'
import { localeLanguage } from '../../system/language.js'
import type { Streams } from '../../system/streams.js'
import { acquireData } from './acquire-data.js'
import { localAddress, announcement, workerAnnouncement } from './announcement.js'
import { checkPort } from './check-port.js'
import type { ServeOptions } from './read-config.js'
import { readConfig } from './read-config.js'
import { followStore } from './follow-store.js'
import { readServedStore } from './read-store.js'
import type { Refusal } from './refusal.js'
import type { Node } from './start-node.js'
import { startNode } from './start-node.js'

/** Milliseconds that a node has to finish its jobs and responses after it was asked to stop. */
const maxStop = 10_000

/** Runs the service until it is asked to stop. */
export const serveCommand = async (options: ServeOptions, streams: Streams): Promise<ExitCode> => {
  const stop = streams.stopGracefully(maxStop)
  const interrupted = aborted(streams.signal).then(() => exitCode.interrupted)
  return Promise.race([serve(options, streams, stop), interrupted])
}

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort')
}

const serve = async (
  options: ServeOptions,
  streams: Streams,
  stop: AbortSignal,
): Promise<ExitCode> => {
  const language = options.lang ?? localeLanguage(streams.env)
  const words = await loadTerminal(language, 'serve')
  const storeWords = await loadTerminal(language, 'store')
  const node = await pipe(
    readConfig(options, streams),
    TE.chainFirst(checkPort(words)),
    TE.bindTo('config'),
    TE.bind('store', ({ config }) => readConfiguredStore(storeWords)(config)),
    TE.bind('release', ({ config }) => acquireData(words)(config)),
    TE.chain(startNode(words, streams)),
  )()
  if (E.isLeft(node)) {
    for (const line of node.left.lines) streams.err(`kaoiro: ${line}\n`)
    return node.left.code
  }
  streams.out(startMessage(node.right, options, words, streams))
  const { config, changeStore } = node.right
  if (config.storeFolder !== undefined)
    void followStore(config.storeFolder, changeStore, storeWords, streams, stop)
  await aborted(stop)
  if (options.quiet !== true) streams.err(`${words.stopping}\n`)
  await node.right.close()
  return exitCode.done
}

/** Reads the store that the configuration names. Its faults prevent the start. */
const readConfiguredStore =
  (words: TerminalTexts['store']) =>
  ({ role, storeFolder }: Config): TE.TaskEither<Refusal, FurnishedStore | undefined> =>
    storeFolder === undefined || role === 'worker'
      ? TE.right(undefined)
      : pipe(
          () => readServedStore(words)(storeFolder),
          TE.mapLeft((lines) => ({ lines, code: exitCode.failed })),
        )

/** The message after a node has started. */
const startMessage = (
  { config, port }: Node,
  { quiet }: ServeOptions,
  words: ServeTexts,
  streams: Streams,
): string => {
  const { http, threads } = config
  if (quiet === true)
    return port === null
      ? `${words.working({ threads })}\n`
      : `${localAddress({ ...http, port })}\n`
  return port === null
    ? workerAnnouncement(words)(threads)
    : announcement(words, streams.colour.out)({ ...http, port })
}
