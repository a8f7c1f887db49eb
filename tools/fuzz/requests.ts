import fc from 'fast-check'
import { oddRequestArb } from '@kaoiro/fixtures/fuzz/odd-requests'
import { withServe } from '../programs/with-serve.js'
import { exchangeRaw, hasRetryAfter, statusIn } from '../simulated-visitors/raw-exchange.js'
import type { Fuzzing } from './options.js'

const faultIn = (answer: string | null, expected: RegExp): string | undefined => {
  if (answer === null) return 'no response'
  const isWaiting = statusIn(answer) === 503 && hasRetryAfter(answer)
  return isWaiting || expected.test(answer)
    ? undefined
    : `expected ${String(expected)}, got ${JSON.stringify(answer.slice(0, 300))}`
}

/** Sends unusual requests to the service and checks the responses. */
export const fuzzRequests: Fuzzing = ({ seed, count }) =>
  withServe({ KAOIRO_TRUST_PROXY: 'true' }, async (node) => {
    const faults: Array<string> = []
    for (const { request, expected } of fc.sample(oddRequestArb, { seed, numRuns: count })) {
      const fault = faultIn(await exchangeRaw(node.address, request, true), expected)
      if (fault !== undefined)
        faults.push(`${JSON.stringify(Buffer.from(request).toString())}\n    ${fault}`)
    }
    return node.isAlive() ? faults : [...faults, 'the service has ended']
  })
