import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { content as en, messages as messagesEn } from '@kaoiro/texts/en'
import { content as ja, messages as messagesJa } from '@kaoiro/texts/ja'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadMessages } from '@kaoiro/texts/load'
import { certaintyArb } from '@kaoiro/fixtures/arbitraries/certainty'
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
  test('shows each confidence with its meaning and the runner-up', () => {
    expect(
      inEnglish({
        confidence: { faceType: 0.94, season: 0.626, both: 0.07 },
        second: { season: { name: 'winter', confidence: 0.29 } },
      }),
    ).toBe(
      '  Chance of the same result in another photo (estimate):\n' +
        '     94 %  Face pattern\n' +
        '           Another photo would very likely give the same result.\n' +
        '     63 %  Personal colour\n' +
        '           Another photo may change this result.\n' +
        '           Another photo may give “Blue-base winter” (29 %).\n' +
        '      7 %  Both\n\n' +
        '  For a surer result:\n' +
        '    A light reference\n' +
        '      Hold white paper or the light card next to your face, in the same light.\n\n',
    )
    expect(inJapanese({ confidence: { faceType: 1 } })).toBe(
      '  撮り直しても同じ結果になる確率（目安）:\n' +
        '    100 %  フェイスパターン\n' +
        '           撮り直しても、まず変わらない結果です。\n\n',
    )
  })

  test('lists the doubts, the worst first, with advice', () => {
    expect(inJapanese({ doubts: ['side-light', 'smile'] })).toBe(
      '  より確かな結果のために:\n' +
        '    片側からの光\n' +
        '      窓や照明のほうを向き、左右の頬が同じ明るさになるように撮影してください。\n' +
        '    笑顔\n' +
        '      笑顔を控え、口を軽く閉じて撮影してください。\n\n',
    )
  })

  test('recommends a reference for the light first if the season is uncertain', () => {
    const text = inEnglish({ confidence: { season: 0.6 }, doubts: ['smile'] })
    const { reference, doubts } = en.certainty
    expect(text).toMatch(new RegExp(`${reference.name}[^]*${doubts.smile.name}`))
    expect(inEnglish({ confidence: { season: 0.8 }, doubts: ['smile'] })).not.toContain(
      reference.name,
    )
  })

  test('shows a runner-up without the confidence of the first', () => {
    const second = { faceType: { name: 'chic', confidence: 0.2 } } as const
    expect(inEnglish({ second })).toContain(
      '           Face pattern\n           Another photo may give “Chic” (20 %).\n',
    )
  })

  test('returns an empty text without confidences, and if only single traits have one', () => {
    expect(inEnglish({})).toBe('')
    expect(inEnglish({ confidence: { levels: { mouthWidth: 0.4 } } })).toBe('')
  })

  test('fits 80 columns in every language', () => {
    fc.assert(
      fc.property(certaintyArb, (certainty) => {
        for (const line of inEveryLanguage.flatMap((rows) => rows(certainty).split('\n')))
          expect(displayWidth(line)).toBeLessThanOrEqual(80)
      }),
    )
  })
})
