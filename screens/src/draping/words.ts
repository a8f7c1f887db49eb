import type { Content } from '@kaoiro/texts/content'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { Side, Tint } from './colours.js'
import type { Drape } from './draping.js'

type Words = Pick<ResultTexts, 'drape'> & {
  readonly content: Pick<Content, 'swatches' | 'seasonName'>
}

/** The name of a colour, with break opportunities. */
export function tintName({ content }: Pick<Words, 'content'>, tint: Tint): string {
  return tint.id === 'shade' ? tint.name : content.swatches[tint.id]
}

/** Describes the picture of two cloths. */
export function bothNames(words: Words, wear: Tint, avoid: Tint): string {
  return words.drape.both({ wear: tintName(words, wear), avoid: tintName(words, avoid) })
}

/** Describes the picture of a draping. */
export function drapeTitle(
  words: Words,
  { mode, against, wear, avoid, colour }: Pick<Drape, 'mode' | 'against' | Side | 'colour'>,
): string {
  if (mode === 'cloth' && against === 'avoid') return bothNames(words, wear, avoid)
  const name = { colour: tintName(words, colour) }
  if (mode === 'cloth') return words.drape.one(name)
  const made = words.drape.makeUp[mode]
  if (against === 'bare') return made.bare(name)
  return against === 'avoid'
    ? made.both({ wear: tintName(words, wear), avoid: tintName(words, avoid) })
    : made.one(name)
}

/** The names of the two sides. @param other another season whose colours are worn next to the own */
export function sideLabels(
  { drape: words, content }: Words,
  other: Parameters<Content['seasonName']>[0] | null,
): Readonly<Record<Side, string>> {
  return other === null
    ? { wear: words.wear, avoid: words.avoid }
    : { wear: content.seasonName(other, null), avoid: words.wear }
}

/** The names of the two halves of a divided picture. */
export function halfLabels(
  { drape: words }: Words,
  labels: Readonly<Record<Side, string>>,
  { against, side }: Pick<Drape, 'against' | 'side'>,
): Readonly<Record<Side, string>> {
  return against === 'bare' ? { wear: labels[side], avoid: words.bare } : labels
}
