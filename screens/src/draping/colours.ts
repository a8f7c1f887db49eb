import type { Season } from '@kaoiro/core/diagnosis'
import type { Swatch } from '@kaoiro/core/palette'
import { avoidedColours, makeUpColours, wornColours } from '@kaoiro/core/palette'

export const sides = ['wear', 'avoid'] as const
export type Side = (typeof sides)[number]

/** Where make-up goes. */
export type Area = 'lips' | 'cheeks'

export const modes = ['cloth', 'lips', 'cheeks'] as const

/** What takes the colour. */
export type Mode = 'cloth' | Area

/** A shade of a product, with its name in the visitor's language. */
export interface ProductShade {
  readonly id: 'shade'
  readonly colour: `#${string}`
  readonly name: string
}

/** A colour to try. */
export type Tint = Swatch | ProductShade

export type SideColours = Readonly<Record<Side, ReadonlyArray<Tint>>>

/** The start of a draping: a product's shade on the face, or the colours of a season as cloth. */
export type TryOnRequest =
  | { readonly _tag: 'Shade'; readonly area: Area; readonly shade: ProductShade }
  | { readonly _tag: 'Season'; readonly season: Season }

/**
 * The colours to try: all of the season's with the key colours first, and those to keep away from the face.
 *
 * @param also a second season that suits as well
 */
export function drapeColours(
  season: Season,
  also: Season | null,
): Readonly<Record<Side, ReadonlyArray<Swatch>>> {
  return { wear: wornColours(season, also), avoid: avoidedColours(season, also) }
}

/** The colours of each mode, with what was requested: a product's shade first, or another season next to the own. */
export function coloursByMode(
  season: Season,
  also: Season | null,
  request: TryOnRequest | null,
): Readonly<Record<Mode, SideColours>> {
  const own = drapeColours(season, also)
  const makeUp = (area: Area): SideColours => {
    const { wear, avoid } = makeUpColours(season, also, area)
    const isAsked = request?._tag === 'Shade' && request.area === area
    return { wear: isAsked ? [request.shade, ...wear] : wear, avoid }
  }
  const other = otherSeason(season, request)
  return {
    cloth: other === null ? own : { wear: wornColours(other), avoid: own.wear },
    lips: makeUp('lips'),
    cheeks: makeUp('cheeks'),
  }
}

/** The season to try if it is not the visitor's own. */
export function otherSeason(season: Season, request: TryOnRequest | null): Season | null {
  return request?._tag === 'Season' && request.season !== season ? request.season : null
}

/** The colours before and after one; the row is a ring. */
export function neighboursOf<A>(colours: ReadonlyArray<A>, colour: A): readonly [A, A] {
  const at = colours.indexOf(colour)
  const count = colours.length
  return [colours[(at + count - 1) % count] ?? colour, colours[(at + 1) % count] ?? colour]
}
