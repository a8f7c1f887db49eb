import { describe, expect, it } from 'vitest'
import { seasonTones, tones } from '@kaoiro/core/drawing/pen/tones'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { colourTokens, contrast } from './contrast.js'

const tokens = await colourTokens()

const token = (name: string): string => {
  const colour = tokens.get(name)
  if (colour === undefined) throw new Error(`tokens.css has no colour --${name}`)
  return colour
}

/** Text, and the grounds that it is set on. */
const texts: ReadonlyArray<readonly [text: string, ground: string]> = [
  ['ink', 'ivory'],
  ['ink', 'paper'],
  ['ink', 'mist'],
  ['ink-soft', 'ivory'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'mist'],
  ['accent', 'ivory'],
  ['accent', 'paper'],
  ['accent', 'mist'],
  ['paper', 'ink'],
  ['paper', 'accent'],
]

/** What shows where a control is or how it stands, and the grounds that it is drawn on. */
const boundaries: ReadonlyArray<readonly [boundary: string, ground: string]> = [
  ['rule-strong', 'ivory'],
  ['ink-soft', 'ivory'],
  ['ink', 'ivory'],
  ['accent', 'ivory'],
  ['accent', 'paper'],
  ['paper', 'ink'],
]

/** Hairlines between parts that the space parts too: nothing is lost with them. */
const ornaments = ['rule']

describe('the tokens', () => {
  it.each(texts)('%s is readable on %s', (text, ground) => {
    // AA for text of any size, WCAG 2.2, 1.4.3.
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(boundaries)('%s is visible on %s', (boundary, ground) => {
    // WCAG 2.2, 1.4.11.
    expect(contrast(token(boundary), token(ground))).toBeGreaterThanOrEqual(3)
  })

  it('are all in one of these pairs', () => {
    const paired = new Set([...texts, ...boundaries].flat().concat(ornaments))
    expect([...tokens.keys()].filter((name) => !paired.has(name))).toEqual([])
  })

  it('match the colours of the drawings', () => {
    expect([tones.ground, tones.paper, tones.ink, tones.lip]).toEqual(
      ['ivory', 'paper', 'ink', 'accent'].map(token),
    )
  })
})

describe('the drawings', () => {
  it.each(seasons)('a share of %s has a label that is readable on its tone', (season) => {
    const { tone, on } = seasonTones[season]
    expect(contrast(on, tone)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ink', 'inkSoft', 'lip'] as const)('lettering in %s is readable on ivory', (tone) => {
    expect(contrast(tones[tone], token('ivory'))).toBeGreaterThanOrEqual(4.5)
  })
})

it('computes the contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  // The grey that is known to miss AA on white by a hair, and the one that meets it.
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
