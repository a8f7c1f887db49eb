import type { Content } from '@kaoiro/texts/content'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { Side, Tint } from './colours.js'
import { isCloth } from './colours.js'
import type { Drape } from './draping.js'

type Words = Pick<ResultTexts, 'drape'> & {
  readonly content: Pick<Content, 'swatches' | 'seasonName'>
}

/** The name of a colour, with break opportunities. */
export function tintName({ content }: Pick<Words, 'content'>, tint: Tint): string {
  if (tint.id === 'season') return content.seasonName(tint.season, null)
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
  if (isCloth(mode) && against === 'avoid') return bothNames(words, wear, avoid)
  const name = { colour: tintName(words, colour) }
  if (isCloth(mode)) return words.drape.one(name)
  const made = words.drape.makeUp[mode]
  if (against === 'bare') return made.bare(name)
  return against === 'avoid'
    ? made.both({ wear: tintName(words, wear), avoid: tintName(words, avoid) })
    : made.one(name)
}

/** The names of the two sides. */
export function sideLabels(
  { drape: words, content }: Words,
  { other }: Pick<Drape, 'other'>,
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
