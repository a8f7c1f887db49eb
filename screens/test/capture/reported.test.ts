import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isReason, reasons } from '@kaoiro/core/diagnosis'
import type { ReportedStep as Step } from '../../src/capture/reported.js'
import { failedStep as failed } from '../../src/capture/reported.js'

type ValueOf<S> = S extends S ? S[keyof S] : never

it('a step consists of literals, so that no other text can be passed', () => {
  const isClosed: string extends ValueOf<Step> ? false : true = true
  const isText: ValueOf<Step> extends string ? true : false = true
  expect([isClosed, isText]).toEqual([true, true])
})

it('a reason of the analysis is reported by its name', () => {
  for (const reason of reasons)
    expect(failed({ _tag: 'AnalysisFailed', reason })).toEqual({ step: 'failed', reason })
})

it('any other text that a service sends as a reason is not passed on', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!isReason(text))
      const step = failed({ _tag: 'AnalysisFailed', reason: text })
      expect(step).toEqual({ step: 'failed', reason: 'unknown' })
    }),
  )
})
