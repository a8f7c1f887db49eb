import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as colours from '@kaoiro/core/analysis/colour/population'
import { seasonCuts } from '@kaoiro/core/analysis/colour/season-cuts'
import { noise } from '@kaoiro/core/analysis/confidence/noise'
import * as traits from '@kaoiro/core/analysis/traits/population'
import { professionalSeasonShares } from '../../statistics/season-shares.js'
import type { Constants } from '../../fit/constants/constants.js'
import { fitConstants } from '../../fit/constants/constants.js'
import { filesOf, sourceOf } from '../../fit/files.js'
import { isVisitor } from '../../fit/people/person.js'
import { sourceIn } from '../../fit/source/source-text.js'
import { facesBy, noSlopes } from './made-up.js'

const committed: Constants = {
  traits,
  colours,
  seasons: { cuts: seasonCuts, shares: professionalSeasonShares, rounds: 0 },
  noise,
}

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8')

describe('the printed files', () => {
  test.each(filesOf('', committed).map(({ path }, i) => [path, i] as const))(
    '%s is printed from its own numbers as it is committed',
    (path, i) => {
      const text = read(path)
      expect(filesOf(sourceIn(text) ?? 'nothing', committed)[i]?.text).toBe(text)
    },
  )

  test('they name the photos that they were fitted to', () => {
    const people = facesBy(1, { ...noSlopes, pitch: 1 }, (i) => i)
    const source = sourceOf(people, { visitors: 'asian', half: 'even' })
    expect(source).toBe(
      '160 photos, and 120 in other poses, of 40 people (even half; 20 in folders *asian*)',
    )
    for (const { text } of filesOf(source, fitConstants(people, isVisitor('asian'))))
      expect(sourceIn(text)).toBe(source)
  })

  test('no number has more than four digits that count', () => {
    const people = facesBy(
      1,
      { ...noSlopes, pitch: 1 / 3, open: 2 / 3, lift: 1 / 7 },
      (i) => (i % 7) / 700,
    )
    for (const { text } of filesOf('', fitConstants(people, isVisitor('asian'))))
      for (const [, digits = ''] of text.matchAll(/: -?0?\.?0*([\d.]+)[,\s]/g))
        expect(digits.replace('.', '').length).toBeLessThanOrEqual(4)
  })
})
