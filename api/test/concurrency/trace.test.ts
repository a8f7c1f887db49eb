import type { Attributes, Context, Span, SpanContext, Tracer } from '@opentelemetry/api'
import { SpanKind, trace } from '@opentelemetry/api'
import { afterEach, expect, test } from 'vitest'
import { traceFields, traceparent, traced } from '../../src/concurrency/trace.js'
import { testService } from '../http/test-service.js'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = `00-${traceId}-00f067aa0ba902b7-01`

interface Recorded {
  name: string
  readonly parent: SpanContext | undefined
  attributes: Attributes
  isEnded: boolean
}

/** An OpenTelemetry SDK that records spans in an array. */
const recordSpans = (): ReadonlyArray<Recorded> => {
  const spans: Array<Recorded> = []
  const start = (name: string, within: Context): Span => {
    const recorded: Recorded = {
      name,
      parent: trace.getSpanContext(within),
      attributes: {},
      isEnded: false,
    }
    spans.push(recorded)
    const own = { traceId, spanId: 'b7ad6b7169203331', traceFlags: 1 }
    return {
      spanContext: () => own,
      updateName: (changed: string) => void (recorded.name = changed),
      setAttributes: (given: Attributes) => void (recorded.attributes = given),
      setStatus: () => undefined,
      end: () => void (recorded.isEnded = true),
    } as unknown as Span
  }
  const tracer = {
    startActiveSpan: <A>(name: string, _: object, within: Context, work: (span: Span) => A) =>
      work(start(name, within)),
  } as unknown as Tracer
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
  return spans
}

afterEach(() => trace.disable())

test('without an SDK, the header is passed on unchanged', () => {
  expect(traced('request', SpanKind.SERVER, parent, () => traceparent())).toBe(parent)
  expect(traced('request', SpanKind.SERVER, undefined, () => traceparent())).toBeUndefined()
  expect(traceFields()).toEqual({})
})

test('with an SDK, a request is a span of the caller’s trace, and passes on its own', async () => {
  const spans = recordSpans()
  let passedOn: string | undefined
  const { service } = await testService({
    ready: () => {
      passedOn = traceparent()
      return Promise.resolve()
    },
  })
  await service.inject({ url: '/readyz', headers: { traceparent: parent } })
  await service.inject({ url: '/result/1F7womQ' })
  await service.close()
  expect(spans).toMatchObject([
    {
      name: 'GET /readyz',
      parent: { traceId, spanId: '00f067aa0ba902b7', isRemote: true },
      attributes: { 'http.route': '/readyz', 'http.response.status_code': 200 },
      isEnded: true,
    },
    { name: 'GET unknown', parent: undefined, isEnded: true },
  ])
  expect(JSON.stringify(spans)).not.toContain('1F7womQ')
  expect(passedOn).toBe(`00-${traceId}-b7ad6b7169203331-01`)
})
