import { once } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import type { ServeTexts } from '@kaoiro/texts/types'
import { loadTerminal } from '@kaoiro/texts/load'
import { localeLanguage } from '../../system/language.js'
import type { Streams } from '../../system/streams.js'
import { acquireData } from './acquire-data.js'
import { localAddress, announcement, workerAnnouncement } from './announcement.js'
import { checkPort } from './check-port.js'
import type { ServeOptions } from './read-config.js'
import { readConfig } from './read-config.js'
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
  const node = await pipe(
    readConfig(options, streams),
    TE.chainFirst(checkPort(words)),
    TE.bindTo('config'),
    TE.bind('release', ({ config }) => acquireData(words)(config)),
    TE.chain(startNode(words, streams)),
  )()
  if (E.isLeft(node)) {
    for (const line of node.left.lines) streams.err(`kaoiro: ${line}\n`)
    return node.left.code
  }
  streams.out(startMessage(node.right, options, words, streams))
  await aborted(stop)
  if (options.quiet !== true) streams.err(`${words.stopping}\n`)
  await node.right.close()
  return exitCode.done
}

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
