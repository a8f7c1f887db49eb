import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { noPlaceSums } from '@kaoiro/analyser/colour'
import type { FastifyInstance } from 'fastify'
import { httpService } from '../../src/http/http-service.js'
import type { HttpOptions, HttpPorts } from '../../src/http/ports/http-ports.js'
import { privateHttp } from '../../src/http/ports/http-ports.js'
import { clientIdOf } from '../../src/http/requests/client-address.js'
import type { LogLevel, Telemetry } from '../../src/telemetry/telemetry.js'
import { createTelemetry } from '../../src/telemetry/telemetry.js'
import type { Sessions } from '../../src/sessions/sessions.js'

export interface TestService {
  readonly service: FastifyInstance
  readonly telemetry: Telemetry
  /** The log lines. */
  readonly lines: ReadonlyArray<string>
}

export interface TestServiceParts extends Partial<HttpPorts> {
  readonly options?: Partial<HttpOptions>
  readonly logLevel?: LogLevel
}

/** The HTTP service alone, with stub sessions unless the test passes its own. */
export const testService = async ({
  options = {},
  logLevel = 'debug',
  ...ports
}: TestServiceParts = {}): Promise<TestService> => {
  const lines: Array<string> = []
  const telemetry = createTelemetry({ logLevel, log: (line) => void lines.push(line) })
  const service = await httpService(
    {
      sessions: stubSessions(),
      clientIdOf: clientIdOf(new Uint8Array()),
      upload: () => Promise.resolve(E.right(undefined)),
      ready: () => Promise.resolve(),
      waiting: () => Promise.resolve(0),
      pendingBytes: () => Promise.resolve(0),
      drift: () => Promise.resolve(O.none),
      shares: () => Promise.resolve([]),
      sumsSince: () => Promise.resolve(noPlaceSums),
      ...ports,
      telemetry,
    },
    { ...privateHttp, ...options },
  )
  return { service, telemetry, lines }
}

export const sessionId = '00000000-0000-4000-8000-000000000000'

/** Sessions that accept everything and do nothing, except for the given functions. */
export const stubSessions = (own: Partial<Sessions> = {}): Sessions => ({
  create: (origin) =>
    Promise.resolve(
      E.right({ id: sessionId, uploadUrl: `${origin}/bucket/${sessionId}?signature=1` }),
    ),
  analyse: () => Promise.resolve(E.right(undefined)),
  state: () => Promise.resolve(E.right({ status: 'analyzing' })),
  remove: () => Promise.resolve(E.right({ photo: true, result: false })),
  ...own,
})
