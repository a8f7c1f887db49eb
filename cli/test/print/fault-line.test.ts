import { describe, expect, test } from 'vitest'
import { messages as en } from '@kaoiro/core/locales/en/content/messages'
import { messages as ja } from '@kaoiro/core/locales/ja/content/messages'
import { reasons } from '@kaoiro/core/diagnosis/failure-reason'
import { faultLine } from '../../src/print/printable.js'

describe('a line on what went wrong with a file', () => {
  test.each(reasons)('says all of what to do if an analysis fails: %s', (reason) => {
    for (const { session } of [en, ja]) {
      const why = session({ _tag: 'AnalysisFailed', reason })
      expect(faultLine('photo.jpg', why)).toBe(`kaoiro: photo.jpg: ${why}`)
    }
  })

  test('is bounded, and shows no character that controls a terminal', () => {
    const line = faultLine('a'.repeat(10_000), `\u001b[2J${'b'.repeat(10_000)}`)
    expect(line.length).toBeLessThan(600)
    expect(line).not.toContain('\u001b')
  })
})
