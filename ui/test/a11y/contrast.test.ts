import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from '@kaoiro/fixtures/pixels/contrast'
import { seasonTones, tones } from '@kaoiro/drawing/pen'
import { seasons } from '@kaoiro/core/diagnosis'

const stylesheet = path.join(import.meta.dirname, '../../src/tokens.css')

/** Returns every token of the screen with a colour as its value, by its name without the dashes. */
const colourTokens = async (): Promise<ReadonlyMap<string, string>> => {
  const [screen = ''] = (await readFile(stylesheet, 'utf8')).split('@media print')
  const values = new Map(
    [...screen.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
  const followed = (value: string): string => {
    const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return named === undefined ? value : followed(values.get(named) ?? '')
  }
  return new Map(
    [...values]
      .map(([name, value]) => [name, followed(value)] as const)
      .filter(([, value]) => value.startsWith('#')),
  )
}

const tokens = await colourTokens()

const token = (name: string): string => {
  const colour = tokens.get(name)
  if (colour === undefined) throw new Error(`tokens.css lacks the colour --${name}`)
  return colour
}

/** Text colours and their backgrounds. */
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

/** Colours that show a control or its state, and their backgrounds. */
const boundaries: ReadonlyArray<readonly [boundary: string, ground: string]> = [
  ['rule-strong', 'ivory'],
  ['ink-soft', 'ivory'],
  ['ink', 'ivory'],
  ['accent', 'ivory'],
  ['accent', 'paper'],
  ['paper', 'ink'],
]

/** Decorative lines, exempt from contrast requirements. */
const ornaments = ['rule']

describe('the colour tokens', () => {
  it.each(texts)('%s is readable on %s', (text, ground) => {
    // AA for text of any size, WCAG 2.2, 1.4.3.
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(boundaries)('%s is visible on %s', (boundary, ground) => {
    // WCAG 2.2, 1.4.11.
    expect(contrast(token(boundary), token(ground))).toBeGreaterThanOrEqual(3)
  })

  it('are all tested', () => {
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
  it.each(seasons)('label the share of %s readably', (season) => {
    const { tone, on } = seasonTones[season]
    expect(contrast(on, tone)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ink', 'inkSoft', 'lip'] as const)('have readable letters in %s', (tone) => {
    expect(contrast(tones[tone], token('ivory'))).toBeGreaterThanOrEqual(4.5)
  })
})
