import { networkInterfaces } from 'node:os'
import type { LogLevel } from '@kaoiro/api'
import type { ServeTexts } from '@kaoiro/texts/types'
import encodeQr from 'qr'
import { isLoopback } from '../../http/addresses.js'
import type { Streams } from '../../system/streams.js'

/** Where a node listens. */
interface Listening {
  readonly host: string
  readonly port: number
  /** The address that visitors use. Its path is also the site's path on this machine. */
  readonly publicUrl?: string
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const networkAddresses = (): ReadonlyArray<string> =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** The hosts at which other machines reach a service that listens on this host. */
const hostsOnNetwork = (host: string): ReadonlyArray<string> =>
  isEverywhere(host) ? networkAddresses() : isLoopback(host) ? [] : [host]

/**
 * Rows of a QR code. The light modules are drawn as characters, which is right on a dark terminal. With colours,
 * they are white on black, which is right on every terminal.
 */
const qrCode = (text: string, colour: boolean): ReadonlyArray<string> =>
  encodeQr(text, 'ascii', { border: 2 })
    .trimEnd()
    .split('\n')
    .map((row) => (colour ? `  \x1b[97;40m${row}\x1b[0m` : `  ${row}`))

/** The path of the site, with a slash at its end. @param publicUrl the address that visitors use */
const sitePath = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? '/' : new URL(publicUrl).pathname.replace(/\/*$/, '/')

const addressOn = (host: string, { port, publicUrl }: Listening): string =>
  // RFC 3986, 3.2.2: an IPv6 address is written in brackets.
  `http://${host.includes(':') ? `[${host}]` : host}:${port}${sitePath(publicUrl)}`

/** Whether `localhost` reaches this host; 127.0.0.2, for example, is another address. */
const isLocalhost = (host: string): boolean =>
  isEverywhere(host) || ['127.0.0.1', '::1', 'localhost'].includes(host)

/** The address for this machine. */
export function localAddress(at: Listening): string {
  return addressOn(isLocalhost(at.host) ? 'localhost' : at.host, at)
}

/** The announcement of a worker. It does not listen on an address. */
export function workerAnnouncement({ working, toStop }: ServeTexts) {
  return (threads: number): string =>
    ['', `  ${working({ threads })}`, '', `  ${toStop}`, '', ''].join('\n')
}

export function announcement(words: ServeTexts, colour: boolean) {
  return (at: Listening): string => {
    const [forPhones, ...others] = hostsOnNetwork(at.host).map((name) => addressOn(name, at))
    return [
      '',
      `  ${words.running}`,
      '',
      `  ${words.here}  ${localAddress(at)}`,
      ...(forPhones === undefined
        ? [`  ${words.network}  ${words.unreachable}`]
        : [
            `  ${words.network}  ${forPhones}`,
            ...others.map((address) => `                   ${address}`),
            '',
            `  ${words.scan}`,
            '',
            ...qrCode(forPhones, colour),
          ]),
      '',
      `  ${words.toStop}`,
      '',
      '',
    ].join('\n')
  }
}

export type Log = (
  level: 'info' | 'warn',
  sentence: string,
  fields?: Readonly<Record<string, string>>,
) => void

/** Writes sentences to stderr: as text to a terminal, otherwise as JSON lines, so that log collectors can read every line. */
export function asLog(
  { err, canRedraw }: Pick<Streams, 'err' | 'canRedraw'>,
  shown: LogLevel,
): Log {
  return (level, sentence, fields = {}) => {
    const msg = sentence.replace(/^kaoiro: /, '')
    const line = { level, time: new Date().toISOString(), ...fields, msg }
    const levels: ReadonlyArray<LogLevel> = ['debug', 'info', level]
    if (canRedraw) err(`${[sentence, ...Object.values(fields)].join(' ')}\n`)
    else if (levels.includes(shown)) err(`${JSON.stringify(line)}\n`)
  }
}
