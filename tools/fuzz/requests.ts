import { METHODS } from 'node:http'
import fc from 'fast-check'
import { resultCode, resultPath } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { readFixture } from '@kaoiro/fixtures/files'
import { withServe } from '../programs/serve-process.js'
import { createSession } from '../simulated-visitors/calls.js'
import { costlyRequests } from '../simulated-visitors/costly-requests.js'
import {
  exchangeRaw,
  hasRetryAfter,
  requestOf,
  statusIn,
} from '../simulated-visitors/raw-exchange.js'
import type { Tried } from './program-run.js'
import type { Target } from './malformed-requests.js'
import { malformedRequestArb } from './malformed-requests.js'

/** A request, and a pattern that the response must match. */
interface OddRequest {
  readonly line: string
  readonly headers: ReadonlyArray<string>
  readonly body?: string
  readonly expected: RegExp
}

const codeArb = diagnosisArb.map(resultCode.encode)

const asciiArb = (maxLength: number) => fc.string({ unit: 'grapheme-ascii', maxLength })

/** The path of a session that does not exist. */
const missing = `/v1/sessions/${'0'.repeat(22)}`

/** Requests with an empty body, which the service must treat as requests without a body, for any content type. */
const emptyBodyArb = fc
  .record({
    call: fc.constantFrom(
      ['POST /v1/sessions', /^HTTP\/1.1 201 /] as const,
      [`DELETE ${missing}`, /^HTTP\/1.1 404 /] as const,
      [`GET ${missing}`, /^HTTP\/1.1 404 /] as const,
    ),
    type: fc.constantFrom(
      ...['', 'application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'],
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'image/jpeg'],
      ...['*/*', 'x', ';', '\xe9'],
    ),
    length: fc.constantFrom('', 'Content-Length: 0', 'Transfer-Encoding: chunked'),
  })
  .map(({ call: [line, expected], type, length }) => ({
    line,
    headers: [`Content-Type: ${type}`, length].filter((header) => header !== ''),
    body: length.startsWith('T') ? '0\r\n\r\n' : '',
    expected,
  }))

/** Requests with `X-Forwarded-Proto`: case and blanks do not matter, and values other than a scheme are ignored. */
const forwardedArb = fc
  .record({
    scheme: fc.oneof(
      fc.constantFrom('https', 'HTTPS', ' Https ', 'https,http', 'HTTP', 'ftp', 'javascript:', ','),
      asciiArb(30),
    ),
    host: fc.constantFrom('', 'X-Forwarded-Host: a.example', 'X-Forwarded-For: x, ::1, 127.0.0.1'),
  })
  .map(({ scheme, host }) => ({
    line: 'POST /v1/sessions',
    headers: [`X-Forwarded-Proto: ${scheme}`, 'Content-Length: 0', host].filter(
      (header) => header !== '',
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

function afterMethod(path: string, method: string): RegExp {
  if (ownMethods[path]?.includes(method) === true) return /^HTTP\/1.1 (?!405|5)/
  if (method === 'OPTIONS') return /^HTTP\/1.1 (204|405 [^]*^allow: \w)/im
  return METHODS.includes(method)
    ? /^HTTP\/1.1 405 [^]*^allow: \w/im
    : /^HTTP\/1.1 (400|501|405 [^]*^allow: \w)/im
}

/** Requests with any method but CONNECT: Node closes its connection. Unsupported methods get 405 with `Allow`. */
const methodArb = fc
  .record({
    method: fc.oneof(
      fc.constantFrom(...METHODS.filter((method) => method !== 'CONNECT')),
      fc.string({ unit: fc.constantFrom('A', 'X', 'a', '-', '!'), minLength: 1, maxLength: 9 }),
    ),
    path: fc.constantFrom(...Object.keys(ownMethods)),
  })
  .map(({ method, path }) => ({
    line: `${method} ${path}`,
    headers: [],
    expected: afterMethod(path, method),
  }))

/** Punctuation that chats append to an address. */
const leftArb = fc
  .array(
    fc.constantFrom('.', ',', '。', '、', ')', '」', '>', '"', '!', '%20', '/', '\u3000', '…'),
    { minLength: 1, maxLength: 3 },
  )
  .map((some) => encodeURI(decodeURI(some.join(''))))

const pageHeaders = ['Accept: text/html']

const chatArb = fc.oneof(
  fc.tuple(codeArb, leftArb).map(([code, left]) => ({
    line: `GET ${resultPath(code)}${left}`,
    headers: pageHeaders,
    expected: new RegExp(`^HTTP/1.1 308 [^]*^location: (\\S+)?${resultPath(code)}\\r$`, 'im'),
  })),
  fc.tuple(codeArb, asciiArb(9)).map(([code, left]) => ({
    line: `GET ${resultPath(code)}${encodeURIComponent(left)}`,
    headers: pageHeaders,
    expected: /^HTTP\/1.1 (200|308|404) /,
  })),
)

const oddRequestArb: fc.Arbitrary<OddRequest> = fc.oneof(
  ...[emptyBodyArb, forwardedArb, methodArb, chatArb],
)

/** Costly requests, which the service must answer like any other, or reject. */
const boundedRequests: ReadonlyArray<OddRequest> = costlyRequests.map(({ path, headers }) => ({
  line: `GET ${path}`,
  headers: Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  expected: /^HTTP\/1.1 [234]/,
}))

/** Any answer but an error of the service, or none: it may close the connection. */
const noServerError = /^(HTTP\/1.1 [1-4]|$)/

async function targetOn(address: string): Promise<Target> {
  const { id, bucketUrl } = await createSession(address)
  const { pathname, search } = new URL(bucketUrl)
  return { id, upload: pathname + search, photo: await readFixture('portraits/spring-woman.jpg') }
}

/** Sends unusual and malformed requests to the service and checks the responses. */
export function requestsPart(_: Tried, runs: fc.Parameters<unknown>): Promise<void> {
  return withServe({ KAOIRO_TRUST_PROXY: 'true' }, async (node) => {
    const send = async (request: Uint8Array, expected: RegExp, isComplete: boolean) => {
      const answer = await exchangeRaw(node.address, request, isComplete)
      if (answer === null) throw new Error('no response')
      const isWaiting = statusIn(answer) === 503 && hasRetryAfter(answer)
      if (!isWaiting && !expected.test(answer))
        throw new Error(`${String(expected)} expected: ${JSON.stringify(answer.slice(0, 300))}`)
      if (!node.isAlive()) throw new Error('the service has ended')
    }
    const sendOdd = ({ line, headers, body = '', expected }: OddRequest) =>
      send(requestOf(`${line} HTTP/1.1`, headers, Buffer.from(body)), expected, true)
    for (const request of boundedRequests) await sendOdd(request)
    await fc.assert(fc.asyncProperty(oddRequestArb, sendOdd), runs)
    const malformedArb = malformedRequestArb(await targetOn(node.address))
    const sendMalformed = (request: Uint8Array) => send(request, noServerError, false)
    await fc.assert(fc.asyncProperty(malformedArb, sendMalformed), runs)
  })
}
