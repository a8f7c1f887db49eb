import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { alsoSuits, avoidedColours, keyColours } from '@kaoiro/core/palette'
import { languages } from '@kaoiro/core/language'
import { resultNames } from '@kaoiro/texts/content'
import { faceWords } from '@kaoiro/texts/description'
import { loadResultTexts } from '@kaoiro/texts/load'
import { maxLetterWidth } from '../../src/cards/card-parts.js'
import type { PictureFormat, ResultPicture } from '../../src/cards/result-picture.js'
import { pictureFormats, resultPicture } from '../../src/cards/result-picture.js'
import { attribute, lettersOf, lineOf, tagged } from '../charts/charts.js'

const formatArb = fc.constantFrom<PictureFormat>('9:16', '4:5', '1:1')

const withoutPlaces = (text: string) => text.replaceAll('\u200b', '')

const all = await Promise.all(
  languages.map(async (language) => [language, await loadResultTexts(language)] as const),
)

describe.each(all)('the picture to share: %s', (_, { content, picture, ...texts }) => {
  const resultArb = diagnosisArb.map((diagnosis): ResultPicture => ({
    ...{ brand: { name: 'Kaoiro 顔色', logo: null }, diagnosis, isDrawn: false, qr: [] },
    ...{ facePattern: texts.facePattern, personalColour: texts.personalColour },
    names: resultNames(content)(diagnosis),
    colours: { kinds: picture.kinds, swatches: content.swatches, metals: content.metals },
    sentence: faceWords(content)(diagnosis).decided,
    address: 'beauty.example.com/result/1F7womQ',
  }))

  test('names its answers, five colours, two to keep away from, a metal and lips or a frame', () =>
    fc.assert(
      fc.property(resultArb, formatArb, (result, format) => {
        const { diagnosis, names } = result
        const letters = lettersOf(resultPicture(result, format))
        const { swatches, metals } = content
        const also = alsoSuits(diagnosis)
        const colours = [
          ...keyColours(diagnosis.colorType, also),
          ...avoidedColours(diagnosis.colorType, also).slice(0, 2),
        ]
        for (const name of [
          ...names.patterns,
          ...names.seasons,
          ...colours.map(({ id }) => swatches[id]),
        ])
          expect(letters).toContain(name)
        expect(Object.values(metals).filter((metal) => letters.includes(metal))).not.toEqual([])
        const [lip, frame] = [picture.kinds.lip, picture.kinds.frame].map((kind) =>
          letters.includes(kind),
        )
        expect([lip, frame]).toEqual(diagnosis.gender === 'MEN' ? [false, true] : [true, false])
        const wanted = withoutPlaces(result.sentence).replaceAll(/\s/g, '')
        expect(letters.join('').replaceAll(/\s/g, '')).toContain(wanted)
      }),
      { numRuns: 40 },
    ))

  test('keeps its texts inside, next to the face and above what apps cover', () =>
    fc.assert(
      fc.property(resultArb, formatArb, (result, format) => {
        const { width, height, window } = pictureFormats[format]
        for (const text of tagged(resultPicture(result, format), 'text')) {
          const size = attribute(text, 'font-size')
          const spacing =
            'letter-spacing' in text.attributes ? attribute(text, 'letter-spacing') : 0
          const wide = [...withoutPlaces(lineOf(text))].reduce(
            (sum, letter) => sum + maxLetterWidth(letter) * size + spacing,
            0,
          )
          const x =
            attribute(text, 'x') - (text.attributes['text-anchor'] === 'middle' ? wide / 2 : 0)
          const y = attribute(text, 'y')
          expect(size).toBeGreaterThan(5)
          expect(x).toBeGreaterThanOrEqual(24)
          expect(x + wide).toBeLessThanOrEqual(width - 24)
          expect(y).toBeLessThanOrEqual(format === '9:16' ? 0.84 * height : height - 8)
          const isBeside = y - size < window.y + window.height
          if (isBeside) expect(x).toBeGreaterThan(window.x + window.width)
        }
      }),
      { numRuns: 40 },
    ))
})
