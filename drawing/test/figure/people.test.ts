import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typePositions } from '@kaoiro/core/chart'
import { faceTypesOf, genders } from '@kaoiro/core/diagnosis'
import type { Gender } from '@kaoiro/core/diagnosis'
import { hairColours, skins } from '../../src/figure/complexion.js'
import { patternPicture, personOf } from '../../src/figure/face-drawing.js'
import type { Person } from '../../src/figure/head.js'
import { fillsOf } from '../charts/charts.js'

const ofPatterns = (gender: Gender): ReadonlyArray<Person> =>
  faceTypesOf(gender).map((type) => personOf(type, gender))

/** The tones of skin in the picture of a tip. */
const skinsInTip = (tip: string, gender: Gender): ReadonlyArray<string> => {
  const file = new URL(`../../scenes/tip-${tip}-${gender.toLowerCase()}.svg`, import.meta.url)
  const svg = readFileSync(file, 'utf8')
  return Object.values(skins).flatMap(({ tone }) => (svg.includes(`"${tone}"`) ? tone : []))
}

const tips = ['paper', 'light', 'front', 'neutral', 'bare']

/** The parts of the face map on each side of its axes. */
const halves = [
  ['linear', ({ curve }) => curve < 0],
  ['curved', ({ curve }) => curve > 0],
  ['child-like', ({ age }) => age < 0],
  ['adult-like', ({ age }) => age > 0],
] as const satisfies ReadonlyArray<
  readonly [string, (position: (typeof typePositions)['basic']) => boolean]
>

const darker: ReadonlySet<Person['skin']> = new Set(['tan', 'deep'])

describe.each(genders)('the people drawn for %s', (gender) => {
  test('have every tone of skin and hair in the patterns, and every skin in the tips', () => {
    const people = ofPatterns(gender)
    expect(new Set(people.map(({ skin }) => skin))).toEqual(new Set(Object.keys(skins)))
    const hair = new Set(people.map(({ hairColour }) => hairColour))
    expect(hair).toEqual(new Set(Object.keys(hairColours)))
    const tones = tips.flatMap((tip) => skinsInTip(tip, gender))
    expect(new Set(tones)).toEqual(new Set(Object.values(skins).map(({ tone }) => tone)))
  })

  test('have a hairstyle each', () => {
    const people = ofPatterns(gender)
    expect(new Set(people.map(({ hair }) => hair)).size).toBe(people.length)
  })

  test.each(halves)('have lighter and darker skin on the %s half of the map', (_, isIn) => {
    const people = faceTypesOf(gender)
      .filter((type) => isIn(typePositions[type]))
      .map((type) => personOf(type, gender))
    expect(new Set(people.map(({ skin }) => darker.has(skin)))).toEqual(new Set([false, true]))
  })

  test('are drawn in their own tones only', () => {
    for (const type of faceTypesOf(gender)) {
      const { skin, hairColour } = personOf(type, gender)
      const fills = fillsOf(patternPicture(type, gender))
      expect(Object.values(skins).filter(({ tone }) => fills.has(tone))).toEqual([skins[skin]])
      expect(Object.values(hairColours).filter(({ tone }) => fills.has(tone))).toEqual([
        hairColours[hairColour],
      ])
    }
  })
})

test('men and women share no hairstyle', () => {
  const [women, men] = (['WOMEN', 'MEN'] as const).map(
    (gender) => new Set(ofPatterns(gender).map(({ hair }) => hair)),
  )
  expect([...(men ?? [])].filter((hair) => women?.has(hair))).toEqual([])
})

test.each(tips)('the tip %s shows one skin tone: face, hand and inset are of one person', (tip) => {
  for (const gender of genders) expect(skinsInTip(tip, gender)).toHaveLength(1)
})
