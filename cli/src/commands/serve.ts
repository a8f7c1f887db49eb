import { once } from 'node:events'
import { homedir, networkInterfaces } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import { renderUnicodeCompact } from 'uqr'
import { startEmbeddedService } from '../embedded-service.js'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import type { Streams } from '../streams.js'
import { inWords } from '../system-error.js'

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data?: string
}

/** The built screens: files to serve, found where npm links their package; not an import. */
const ui = fileURLToPath(new URL('dist', import.meta.resolve('@kaoiro/ui/package.json')))

/** XDG Base Directory: what is kept between runs and is no configuration. */
const defaultData = ({ env }: Streams): string =>
  path.join(env['XDG_STATE_HOME'] || path.join(homedir(), '.local', 'state'), 'kaoiro')

/** Serves until Ctrl-C, which is how a server is meant to end: no failure. */
export const serveCommand = async (options: ServeOptions, streams: Streams): Promise<ExitCode> => {
  const service = await startEmbeddedService({
    host: options.host,
    port: options.port,
    data: options.data ?? defaultData(streams),
    ui,
    log: (line) => streams.err(`${line}\n`),
  }).then(E.right, E.left)
  if (E.isLeft(service)) {
    const why = inWords(service.left, {
      EADDRINUSE: `port ${options.port} is taken; choose another one with --port`,
      EACCES: `port ${options.port} or the data folder is not allowed to this user`,
    })
    streams.err(`kaoiro: ${why}\n`)
    return exitCode.failed
  }
  streams.out(announcement(service.right.port, options.host, streams.colour.out))
  if (!streams.signal.aborted) await once(streams.signal, 'abort')
  streams.err('Stopping …\n')
  await service.right.close()
  return exitCode.done
}

const isLoopback = (host: string): boolean => /^(127\.|localhost$|::1$)/.test(host)

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const networkAddresses = (): ReadonlyArray<string> =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** The hosts that other machines reach a service by, from the one that it listens on. */
const hostsOnNetwork = (host: string): ReadonlyArray<string> =>
  isEverywhere(host) ? networkAddresses() : isLoopback(host) ? [] : [host]

/**
 * Rows of a QR code. Its light modules are the drawn ones: right on a dark terminal, and with colours,
 * which make sure of white on black, on every other.
 */
const qrCode = (text: string, colour: boolean): ReadonlyArray<string> =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((row) => (colour ? `  \x1b[97;40m${row}\x1b[0m` : `  ${row}`))

const announcement = (port: number, host: string, colour: boolean): string => {
  const here = isEverywhere(host) || isLoopback(host) ? 'localhost' : host
  const [forPhones, ...others] = hostsOnNetwork(host).map((name) => `http://${name}:${port}/`)
  const lines = [
    '',
    '  Kaoiro is running.',
    '',
    `  On this machine  http://${here}:${port}/`,
    ...(forPhones === undefined
      ? ['  On the network   not reachable: this machine is on none, or listens to itself alone']
      : [
          `  On the network   ${forPhones}`,
          ...others.map((address) => `                   ${address}`),
          '',
          '  With a phone on the same network, scan:',
          '',
          ...qrCode(forPhones, colour),
        ]),
    '',
    '  Ctrl-C stops it.',
    '',
    '',
  ]
  return lines.join('\n')
}
