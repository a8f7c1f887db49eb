import type { HexColour } from '@kaoiro/core/colour'
import type { Gender } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import type { Swatch, Wearing } from '@kaoiro/core/palette'
import { commonColours, wornColours } from '@kaoiro/core/palette'
import type { ModuleParts } from '../../compiled/parts.js'
import type { Grammar } from '../content/grammar.js'

/** How to wear a colour, in sentences; without `nearest` for a colour that looks like the nearest one of the palette. */
export type WearWords = Readonly<Record<'headline' | 'uses' | 'companion', string>> & {
  /** How it differs from the nearest colour of the palette. */
  readonly nearest?: string
}

/** Makes the sentences on how to wear a colour, and finds colours by name. */
export function makeWear(
  { wear, swatches, terms, uses: useNames }: ModuleParts['wear'],
  { list, betweenSentences }: Grammar,
) {
  const nameOf = ({ id }: Swatch): string => swatches[id]
  const differences = (differs: Wearing['differs']): string => {
    const [first, second] = differs
    if (first === undefined) return ''
    return second === undefined
      ? wear.changes[first].end
      : wear.twoChanges({ first: wear.changes[first].within, second: wear.changes[second].end })
  }
  // Palettes last: a name means their colour if both have it.
  const names = new Map<string, HexColour>(
    [
      ...keysOf(commonColours).flatMap((id) => [
        [id, commonColours[id]] as const,
        [wear.names[id], commonColours[id]] as const,
      ]),
      ...seasons
        .flatMap((season) => wornColours(season))
        .flatMap(({ id, colour }) => [[id, colour] as const, [swatches[id], colour] as const]),
    ].map(([name, colour]) => [comparable(name), colour]),
  )
  const companionTexts = {
    face: wear.companion.with,
    accent: wear.companion.accent,
    away: wear.companion.between,
  }
  return {
    swatches,
    /** Those of the screen. */
    screen: { ...wear.screen, copied: terms.linkCopied, notCopied: terms.linkNotCopied },
    /** The everyday colours with their names. */
    common: keysOf(commonColours).map((id) => ({
      colour: commonColours[id],
      name: wear.names[id],
    })),
    measured: wear.measured,
    doubts: wear.doubts,
    words: (wearing: Wearing, gender: Gender): WearWords => {
      const { place, differs, uses } = wearing
      const nearest = nameOf(wearing.nearest)
      const companion = nameOf(wearing.companion)
      const isOwn = differs.length === 0
      return {
        headline: isOwn ? wear.headline.own({ nearest }) : wear.headline[place],
        uses: wear.as({ uses: list(uses.map((use) => useNames[use])) }),
        companion: companionTexts[place]({ companion, gender }),
        ...(isOwn
          ? {}
          : { nearest: wear.nearest[place]({ nearest, differs: differences(differs) }) }),
      }
    },
    /** The sentences as one text. */
    join: (words: WearWords): string => Object.values(words).join(betweenSentences),
    /** The colour with this name in the language or in English: of a palette, or a common one. */
    colourNamed: (name: string): HexColour | undefined => names.get(comparable(name)),
  }
}

/** A name without the differences of how people type it: case, width, blanks and hyphens. */
const comparable = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u200b-]/g, '')

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): ReadonlyArray<Key> =>
  Object.keys(table) as Array<Key>
