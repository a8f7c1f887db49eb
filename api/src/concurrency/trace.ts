import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span, SpanKind } from '@opentelemetry/api'
import { context, isSpanContextValid, trace } from '@opentelemetry/api'

/** W3C Trace Context: version, trace, span and flags. Zeros name nothing. */
const format = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

const underWay = new AsyncLocalStorage<string>()

/** The `traceparent` of the request or job under way, for other nodes. */
export const traceparent = (): string | undefined => underWay.getStore()

/** The trace under way, for log lines. */
export function traceFields(): { readonly traceId?: string } {
  const [, traceId] = format.exec(traceparent() ?? '') ?? []
  return traceId === undefined ? {} : { traceId }
}

/**
 * Runs work as part of a trace, in a span that the work ends. Without an OpenTelemetry SDK, which operators may load, spans
 * are not recorded and only the trace is passed on.
 * @param parent a `traceparent`; ignored if it is malformed
 */
export function traced<A>(
  name: string,
  kind: SpanKind,
  parent: unknown,
  work: (span: Span) => A,
): A {
  const [, traceId = '', spanId = '', flags = ''] = format.exec(String(parent)) ?? []
  const active = context.active()
  // The SDK's own instrumentation of HTTP may have read the header.
  const within =
    traceId === '' || trace.getSpan(active) !== undefined
      ? active
      : trace.setSpanContext(active, {
          ...{ traceId, spanId, isRemote: true },
          traceFlags: Number.parseInt(flags, 16),
        })
  return trace.getTracer('kaoiro').startActiveSpan(name, { kind }, within, (span) => {
    const own = span.spanContext()
    if (!isSpanContextValid(own)) return work(span)
    const header = `00-${own.traceId}-${own.spanId}-${own.traceFlags.toString(16).padStart(2, '0')}`
    return underWay.run(header, () => work(span))
  })
}
