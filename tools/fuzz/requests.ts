import fc from 'fast-check'
import { oddRequestArb } from '@kaoiro/fixtures/fuzz/odd-requests'
import { requestOf } from '@kaoiro/fixtures/fuzz/raw-request'
import { withServe } from '../programs/with-serve.js'
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

/** Sends unusual requests to the service and checks the responses. */
export const fuzzRequests: Fuzzing = ({ seed, count }) =>
  withServe({ KAOIRO_TRUST_PROXY: 'true' }, async (node) => {
    const faults: Array<string> = []
    const odd = fc.sample(oddRequestArb, { seed, numRuns: count })
    for (const { request, expected } of [...boundedRequests, ...odd]) {
      const fault = faultIn(await exchangeRaw(node.address, request, true), expected)
      if (fault !== undefined)
        faults.push(`${JSON.stringify(Buffer.from(request).toString())}\n    ${fault}`)
    }
    return node.isAlive() ? faults : [...faults, 'the service has ended']
  })
