import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import { httpService } from '../../src/http/http-service.js'
import type { HttpOptions } from '../../src/http/options/http-options.js'
import type { HttpPorts } from '../../src/http/options/http-ports.js'
import { clientIdOf } from '../../src/http/requests/client-id.js'
import type { LogLevel } from '../../src/telemetry/logger.js'
import type { Telemetry } from '../../src/telemetry/telemetry.js'
import { createTelemetry } from '../../src/telemetry/telemetry.js'
import { stubSessions } from './stub-sessions.js'

export interface TestService {
  readonly service: FastifyInstance
  readonly telemetry: Telemetry
  /** The log, line by line. */
  readonly lines: ReadonlyArray<string>
}

export interface TestServiceParts extends Partial<Omit<HttpPorts, 'telling'>> {
  readonly options?: Partial<HttpOptions>
  readonly logLevel?: LogLevel
}

const bare: HttpOptions = {
  host: '127.0.0.1',
  port: 0,
  trustProxy: false,
  allowedOrigins: [],
  rateLimits: null,
}

/** The HTTP side alone, over sessions that are stubs if the test brings none. */
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
      ...ports,
      telemetry,
    },
    { ...bare, ...options },
  )
  return { service, telemetry, lines }
}
