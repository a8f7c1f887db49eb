import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { content as en, messages as messagesEn } from '@kaoiro/texts/en'
import { content as ja, messages as messagesJa } from '@kaoiro/texts/ja'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadMessages } from '@kaoiro/texts/load'
import { diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import { certaintyArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { certaintyRows } from '../../src/print/certainty-rows.js'
import { displayWidth } from '../../src/print/columns.js'

const inEnglish = certaintyRows(en, messagesEn)
const inJapanese = certaintyRows(ja, messagesJa)
const inEveryLanguage = await Promise.all(
  languages.map(async (language) =>
    certaintyRows(await loadContent(language), await loadMessages(language)),
  ),
)

describe('certaintyRows', () => {
  test('shows each confidence with its meaning', () => {
    expect(inEnglish(diagnosedWith(94, 63))).toBe(
      '  How sure the result is (estimate):\n' +
        '     94 %  Face pattern\n' +
        '           Another photo would very likely give the same result.\n' +
        '     63 %  Personal colour\n' +
        '           Of a hundred labelled portraits with colours like these, about 63 are\n' +
        '           called “Yellow-base spring”.\n\n' +
        '  For a surer result:\n' +
        '    A light reference\n' +
        '      Hold white paper or the light card next to your face, in the same light.\n\n',
    )
    expect(inEnglish(diagnosedWith(60, 63))).toContain('may give “Basic” (40 %).')
    expect(inJapanese(diagnosedWith(100, 76))).toContain(
      '    100 %  フェイスパターン\n           撮り直しても、まず変わらない結果です。\n',
    )
  })

  test('lists the doubts, the worst first, with advice', () => {
    expect(
      inJapanese({ ...diagnosedWith(0, 0), certainty: { doubts: ['side-light', 'smile'] } }),
    ).toBe(
      '  より確かな結果のために:\n' +
        '    片側からの光\n' +
        '      窓や照明のほうを向き、左右の頬が同じ明るさになるように撮影してください。\n' +
        '    笑顔\n' +
        '      笑顔を控え、口を軽く閉じて撮影してください。\n\n',
    )
  })

  test('recommends a reference for the light first if the season is uncertain', () => {
    const text = inEnglish(diagnosedWith(90, 60, { doubts: ['smile'] }))
    const { reference, doubts } = en.certainty
    expect(text).toMatch(new RegExp(`${reference.name}[^]*${doubts.smile.name}`))
    expect(inEnglish(diagnosedWith(90, 80, { doubts: ['smile'] }))).not.toContain(reference.name)
  })

  test('returns an empty text without the chances of face types', () => {
    for (const certainty of [{}, { levelConfidence: { mouthWidth: 0.4 } }])
      expect(inEnglish({ ...diagnosedWith(0, 0), certainty })).toBe('')
  })

  test('fits 80 columns in every language', () => {
    fc.assert(
      fc.property(diagnosisArb, certaintyArb, (diagnosis, certainty) => {
        const diagnosed = { diagnosis, certainty }
        for (const line of inEveryLanguage.flatMap((rows) => rows(diagnosed).split('\n')))
          expect(displayWidth(line)).toBeLessThanOrEqual(80)
      }),
    )
  })
})
