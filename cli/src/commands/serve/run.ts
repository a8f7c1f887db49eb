import { once } from 'node:events'
import type { Config } from '@kaoiro/api'
import type { FurnishedStore, StoreFolder } from '@kaoiro/store/read'
import { checkStore, readFolder, storeLines } from '@kaoiro/store/read'
import { loadTerminal } from '@kaoiro/texts/load'
import type { ServeTexts, TerminalTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { storeLine } from '../../print/printable.js'
import { storeScreens } from '../../system/store-screens.js'
import type { Streams } from '../../system/streams.js'
import { localAddress, announcement, workerAnnouncement, asLog } from './announcement.js'
import type { ServeOptions, Refusal } from './before-start.js'
import { acquireData, checkPort, readConfig } from './before-start.js'
import { followStore } from './follow-store.js'
import type { Node } from './start-node.js'
import { startNode } from './start-node.js'

/** Milliseconds that a node has to finish its jobs and responses after it was asked to stop. */
const maxStop = 10_000

/** Runs the service until it is asked to stop. */
export async function serveCommand(options: ServeOptions, streams: Streams): Promise<ExitCode> {
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
  const { lang: language } = options
  const words = await loadTerminal(language, 'serve')
  const storeWords = await loadTerminal(language, 'store')
  const started = await pipe(
    readConfig(options, streams),
    TE.chainFirst(checkPort(words)),
    TE.bindTo('config'),
    TE.bind('folder', ({ config }) => TE.fromTask(() => readShownFolder(config))),
    TE.bind('store', ({ folder }) => readShownStore(storeWords)(folder)),
    TE.bind('release', ({ config }) => acquireData(words)(config)),
    TE.bind('node', (ready) => startNode(words, streams)(ready)),
  )()
  if (E.isLeft(started)) {
    for (const line of started.left.lines) streams.err(`kaoiro: ${line}\n`)
    return started.left.code
  }
  const { node, folder, store } = started.right
  const log = asLog(streams, node.config.logLevel)
  if (options.quiet === true || streams.outIsTerminal)
    streams.out(startMessage(node, options, words, streams))
  else log('info', ...logMessage(node, words))
  if (folder !== null) followStore({ ...folder, norms: store?.norms }, node, storeWords, log, stop)
  await aborted(stop)
  if (options.quiet !== true) log('info', words.stopping)
  await node.close()
  return exitCode.done
}

/** A worker needs the store, too: it analyses by the store's norms. */
const readShownFolder = async ({ storeFolder }: Config): Promise<StoreFolder | null> =>
  storeFolder === undefined ? null : readFolder(storeFolder)

/** Reads the store of a folder. Its faults prevent the start. */
const readShownStore =
  (words: TerminalTexts['store']) =>
  (folder: StoreFolder | null): TE.TaskEither<Refusal, FurnishedStore | undefined> =>
    folder === null
      ? TE.right(undefined)
      : pipe(
          async () => checkStore(folder, await storeScreens()),
          TE.bimap(
            (faults) => ({
              lines: storeLines(words, folder.path, faults).map(storeLine),
              code: exitCode.failed,
            }),
            ({ warnings: _, ...store }) => store,
          ),
        )

/** The same for a log: without addresses of this machine's networks and QR code. */
const logMessage = (
  { config: { http, threads }, port }: Node,
  words: ServeTexts,
): readonly [string, Readonly<Record<string, string>>] =>
  port === null
    ? [words.working({ threads }), {}]
    : [words.running, { address: localAddress({ ...http, port }) }]

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
