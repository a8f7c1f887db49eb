import fc from 'fast-check'
import { readFixture } from '@kaoiro/fixtures/files'
import { malformedRequests } from '@kaoiro/fixtures/fuzz/malformed-requests'
import { oddRequestArb } from '@kaoiro/fixtures/fuzz/odd-requests'
import type { RawRequest } from '@kaoiro/fixtures/fuzz/raw-request'
import { requestOf } from '@kaoiro/fixtures/fuzz/raw-request'
import { withServe } from '../programs/with-serve.js'
import { createSession } from '../simulated-visitors/calls.js'
import { costlyRequests } from '../simulated-visitors/costly-requests.js'
import { exchangeRaw, hasRetryAfter, statusIn } from '../simulated-visitors/raw-exchange.js'
import type { Fuzzing } from './options.js'

const faultIn = (answer: string | null, expected: RegExp): string | undefined => {
  if (answer === null) return 'no response'
  const isWaiting = statusIn(answer) === 503 && hasRetryAfter(answer)
  return isWaiting || expected.test(answer)
    ? undefined
    : `expected ${String(expected)}, got ${JSON.stringify(answer.slice(0, 300))}`
}

/** Costly requests, which the service must answer like any other, or reject. */
const boundedRequests = costlyRequests.map(({ path, headers }) => ({
  request: requestOf(
    `GET ${path} HTTP/1.1`,
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ),
  expected: /^HTTP\/1.1 [234]/,
}))

/** Any answer but an error of the service, or none: it may close the connection. */
const noServerError = /^(HTTP\/1.1 [1-4]|$)/

/** Malformed requests about one session, and as many as given. */
const malformedFor = async (
  address: string,
  count: number,
  seed: number,
): Promise<ReadonlyArray<RawRequest>> => {
  const { id, bucketUrl } = await createSession(address)
  const { pathname, search } = new URL(bucketUrl)
  const photo = await readFixture('portraits/spring-woman.jpg')
  return malformedRequests({ id, upload: pathname + search, photo }, count, seed)
}

/** Sends unusual and malformed requests to the service and checks the responses. */
export const fuzzRequests: Fuzzing = ({ seed, count }) =>
  withServe({ KAOIRO_TRUST_PROXY: 'true' }, async (node) => {
    const faults: Array<string> = []
    const send = async (request: RawRequest, expected: RegExp, isComplete: boolean) => {
      const fault = faultIn(await exchangeRaw(node.address, request, isComplete), expected)
      if (fault !== undefined)
        faults.push(`${JSON.stringify(Buffer.from(request).toString())}\n    ${fault}`)
    }
    const odd = fc.sample(oddRequestArb, { seed, numRuns: count })
    for (const { request, expected } of [...boundedRequests, ...odd])
      await send(request, expected, true)
    for (const request of await malformedFor(node.address, count, seed))
      await send(request, noServerError, false)
    return node.isAlive() ? faults : [...faults, 'the service has ended']
  })
