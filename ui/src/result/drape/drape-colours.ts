import type { Swatch } from '@kaoiro/core/palette'
import { avoidedColours, wornColours } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'

export const sides = ['wear', 'avoid'] as const

export type Side = (typeof sides)[number]

/**
 * The colours to try: all of the season's with the key colours first, and those to keep away from the face.
 *
 * @param also a second season that suits as well
 */
export const drapeColours = (
  season: Season,
  also: Season | null,
): Readonly<Record<Side, ReadonlyArray<Swatch>>> => ({
  wear: wornColours(season, also),
  avoid: avoidedColours(season, also),
})

/** The colours before and after one; the row is a ring. */
export const neighboursOf = <A>(colours: ReadonlyArray<A>, colour: A): readonly [A, A] => {
  const at = colours.indexOf(colour)
  const count = colours.length
  return [colours[(at + count - 1) % count] ?? colour, colours[(at + 1) % count] ?? colour]
}
