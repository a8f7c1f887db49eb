import { METHODS } from 'node:http'
import fc from 'fast-check'
import { resultPath } from '@kaoiro/core/result-code/path'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { withServe } from '../programs/with-serve.js'
import type { RawRequest } from '../simulated-visitors/raw-exchange.js'
import {
  exchangeRaw,
  hasRetryAfter,
  requestOf,
  statusIn,
} from '../simulated-visitors/raw-exchange.js'
import type { Fuzzing } from './options.js'

/** A request, and what its response must match. */
interface Case {
  readonly request: RawRequest
  readonly expected: RegExp
}

const codeArb = diagnosisArb.map(resultCode.encode)

/** No session has this id. */
const missing = `/v1/sessions/${'0'.repeat(22)}`

const typeArb = fc.constantFrom(
  ...['', 'application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'text/plain'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'image/jpeg',
    '*/*',
    'x',
    ';',
    '\xe9',
  ],
)

/** An empty body is no body, whatever its type. */
const emptyBodyArb: fc.Arbitrary<Case> = fc
  .record({
    call: fc.constantFrom(
      ['POST /v1/sessions', /^HTTP\/1.1 201 /] as const,
      [`DELETE ${missing}`, /^HTTP\/1.1 404 /] as const,
      [`GET ${missing}`, /^HTTP\/1.1 404 /] as const,
    ),
    type: typeArb,
    length: fc.constantFrom('', 'Content-Length: 0', 'Transfer-Encoding: chunked'),
  })
  .map(({ call: [line, expected], type, length }) => ({
    request: requestOf(
      `${line} HTTP/1.1`,
      [`Content-Type: ${type}`, length].filter((header) => header !== ''),
      Buffer.from(length.startsWith('T') ? '0\r\n\r\n' : ''),
    ),
    expected,
  }))

/** The proxy's scheme counts in any case and with blanks; any other text is ignored. */
const forwardedArb: fc.Arbitrary<Case> = fc
  .record({
    scheme: fc.oneof(
      fc.constantFrom('https', 'HTTPS', ' Https ', 'https,http', 'HTTP', 'ftp', 'javascript:', ','),
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    ),
    host: fc.constantFrom('', 'X-Forwarded-Host: a.example', 'X-Forwarded-For: x, ::1, 127.0.0.1'),
  })
  .map(({ scheme, host }) => ({
    request: requestOf(
      'POST /v1/sessions HTTP/1.1',
      [`X-Forwarded-Proto: ${scheme}`, 'Content-Length: 0', host].filter((header) => header !== ''),
    ),
    expected: /^https$/i.test(scheme.trim())
      ? /^HTTP\/1.1 201 [^]*"bucket_url":"https:\/\//
      : /^HTTP\/1.1 (400|201 [^]*"bucket_url":"https?:\/\/)/,
  }))

const ownMethods: Readonly<Record<string, ReadonlyArray<string>>> = {
  '/': ['GET', 'HEAD'],
  '/healthz': ['GET', 'HEAD'],
  '/result/1F7womQ': ['GET', 'HEAD'],
  '/v1/sessions': ['POST'],
  [missing]: ['GET', 'HEAD', 'DELETE'],
  [`${missing}/analyses`]: ['POST'],
}

const afterMethod = (path: string, method: string): RegExp => {
  if (ownMethods[path]?.includes(method) === true) return /^HTTP\/1.1 (?!405|5)/
  if (method === 'OPTIONS') return /^HTTP\/1.1 (204|405 [^]*^allow: \w)/im
  return METHODS.includes(method)
    ? /^HTTP\/1.1 405 [^]*^allow: \w/im
    : /^HTTP\/1.1 (400|501|405 [^]*^allow: \w)/im
}

/** Other methods than an address has get 405 with `Allow`. Node itself closes the connection of CONNECT. */
const methodArb: fc.Arbitrary<Case> = fc
  .record({
    method: fc.oneof(
      fc.constantFrom(...METHODS.filter((method) => method !== 'CONNECT')),
      fc.string({ unit: fc.constantFrom('A', 'X', 'a', '-', '!'), minLength: 1, maxLength: 9 }),
    ),
    path: fc.constantFrom(...Object.keys(ownMethods)),
  })
  .map(({ method, path }) => ({
    request: requestOf(`${method} ${path} HTTP/1.1`, []),
    expected: afterMethod(path, method),
  }))

/** What chats leave at the end of an address. */
const leftArb = fc
  .array(
    fc.constantFrom('.', ',', '。', '、', ')', '」', '>', '"', '!', '%20', '/', '\u3000', '…'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((some) => encodeURI(decodeURI(some.join(''))))

const chatArb: fc.Arbitrary<Case> = fc.oneof(
  fc.tuple(codeArb, leftArb).map(([code, left]) => ({
    request: requestOf(`GET ${resultPath(code)}${left} HTTP/1.1`, ['Accept: text/html']),
    expected: new RegExp(`^HTTP/1.1 308 [^]*^location: (\\S+)?${resultPath(code)}\\r$`, 'im'),
  })),
  fc.tuple(codeArb, fc.string({ unit: 'grapheme-ascii', maxLength: 9 })).map(([code, left]) => ({
    request: requestOf(`GET ${resultPath(code)}${encodeURIComponent(left)} HTTP/1.1`, [
      'Accept: text/html',
    ]),
    expected: /^HTTP\/1.1 (200|308|404) /,
  })),
)

const caseArb = fc.oneof(emptyBodyArb, forwardedArb, methodArb, chatArb)

const faultIn = (answer: string | null, expected: RegExp): string | undefined => {
  if (answer === null) return 'no response'
  const isWaiting = statusIn(answer) === 503 && hasRetryAfter(answer)
  return isWaiting || expected.test(answer)
    ? undefined
    : `expected ${String(expected)}, got ${JSON.stringify(answer.slice(0, 300))}`
}

/** Sends requests with unusual headers, methods and addresses to the service behind a proxy. */
export const fuzzRequests: Fuzzing = ({ seed, count }) =>
  withServe({ KAOIRO_TRUST_PROXY: 'true' }, async (node) => {
    const faults: Array<string> = []
    for (const { request, expected } of fc.sample(caseArb, { seed, numRuns: count })) {
      const fault = faultIn(await exchangeRaw(node.address, request, true), expected)
      if (fault !== undefined)
        faults.push(`${JSON.stringify(Buffer.from(request).toString())}\n    ${fault}`)
    }
    return node.isAlive() ? faults : [...faults, 'the service has ended']
  })
