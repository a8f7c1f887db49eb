import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { genders, lightReferences, seasons } from '@kaoiro/core/diagnosis'
import { colourDoubts, commonColours, wayToWear, wornColours } from '@kaoiro/core/palette'
import { shortColours } from '@kaoiro/fixtures/arbitraries/colour'
import { makeUpWords } from '@kaoiro/fixtures/make-up-words'
import { loadWear } from '../../src/load.js'
import { endsSentence, expectSentence } from './contents.js'

const all = await Promise.all(
  languages.map(async (language) => [language, await loadWear(language)] as const),
)

/** Ways to wear each colour in each season, by turns for women and men. */
const ways = seasons.flatMap((season) => {
  const wear = genders.map((gender) => ({ gender, to: wayToWear({ season, gender }) }))
  return shortColours.flatMap((colour, at) => {
    const each = wear[(at + (at >> 4) + (at >> 8)) % 2]
    return each === undefined ? [] : [{ wearing: each.to(colour), gender: each.gender }]
  })
})

/** Words that take a colour away from somebody, in any of the languages. */
const forbids =
  /\b(avoid|never|not|don’t|cannot|stay away|keep away)\b|避|控え|禁|\bNG\b|ません|ない|피하|마세요|안 돼|않|切勿|不要|不宜|不适合|不適合|不可/i

/** Words that speak to the owner of the palette: a friend who was sent the colour reads the same. */
const toOwner = /\byours?\b|あなた|당신|나답|\b내 |您/iu

describe.each(all)('how to wear any colour: %s', (_, texts) => {
  test('speaks to a friend as to the owner of the palette', () => {
    const said = ways.map(({ wearing, gender }) => texts.join(texts.words(wearing, gender)))
    expect(said.filter((text) => toOwner.test(text))).toEqual([])
    expect(Object.values(texts.screen.parts).filter((text) => toOwner.test(text))).toEqual([])
  })

  test('has full sentences that do not forbid anything', () => {
    const wrong = ways.flatMap(({ wearing, gender }) => {
      const words = texts.words(wearing, gender)
      const sentences = Object.values(words)
      const isWhole = sentences.every(
        (text) => endsSentence(text) && text.length > 5 && !/undefined|null|[{}]/.test(text),
      )
      return isWhole && sentences.length >= 3 && !forbids.test(sentences.join()) ? [] : [words]
    })
    expect(wrong).toEqual([])
  })

  test('names the three uses, the companion and the nearest colour', () => {
    const wrong = ways.flatMap(({ wearing, gender }) => {
      const words = texts.words(wearing, gender)
      const has = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase())
      const { companion, nearest } = wearing
      const named =
        has(words.companion, texts.swatches[companion.id]) &&
        has(words.nearest ?? words.headline, texts.swatches[nearest.id])
      return named ? [] : [words]
    })
    expect(wrong).toEqual([])
  })

  test('leaves out make-up for men, and says as much to them as to women', () => {
    const joined = (wanted: (typeof genders)[number]) =>
      ways
        .filter(({ gender }) => gender === wanted)
        .map(({ wearing, gender }) => texts.join(texts.words(wearing, gender)))
    const [men, women] = [joined('MEN'), joined('WOMEN')]
    expect(men.filter((text) => makeUpWords.test(text))).toEqual([])
    const length = (of: ReadonlyArray<string>) => of.join('').length / of.length
    expect(length(men) / length(women)).toBeGreaterThan(0.8)
    expect(length(men) / length(women)).toBeLessThan(1.25)
  })

  test('has a sentence for each way that a colour was measured, and advice on each doubt', () => {
    for (const kind of lightReferences) expectSentence(texts.measured[kind])
    for (const doubt of colourDoubts) expect(endsSentence(texts.doubts[doubt])).toBe(true)
  })

  test('finds the colours of the palettes by their names in the language and in English', () => {
    for (const { id, colour } of seasons.flatMap((season) => wornColours(season))) {
      expect(texts.colourNamed(texts.swatches[id])).toBe(colour)
      expect(texts.colourNamed(` ${id.replaceAll('-', ' ').toUpperCase()}`)).toBe(colour)
    }
    expect(texts.colourNamed('Navy')).toBe(commonColours.navy)
    expect(texts.colourNamed('octarine')).toBeUndefined()
  })
})

test.each([
  ['ja', '赤', 'red'],
  ['ko', '남색', 'navy'],
  ['zh-Hans', '米色', 'beige'],
  ['zh-Hant', '白色', 'white'],
] as const)('finds common colours by their names: %s %s', async (language, name, id) => {
  expect((await loadWear(language)).colourNamed(name)).toBe(commonColours[id])
})
