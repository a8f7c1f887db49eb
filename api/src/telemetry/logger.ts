import type { Logger } from 'pino'
import { pino } from 'pino'
import { redactError } from './redact-error.js'

/** How much a node logs, as pino names it. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export interface LogSink {
  readonly logLevel: LogLevel
  readonly log: (line: string) => void
}

/** Lines of JSON. Fastify's own fields are left out: they hold the address, which may be that of a result. */
export const jsonLogger = ({ logLevel, log }: LogSink): Logger =>
  pino(
    {
      level: logLevel,
      // Neither process nor host: the collector of several nodes' logs knows where each line is from.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: redactError, req: () => undefined, res: () => undefined },
    },
    { write: (line: string) => log(line.trimEnd()) },
  )
