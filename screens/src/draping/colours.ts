import type { Composition, Season } from '@kaoiro/core/diagnosis'
import { seasonsByShare } from '@kaoiro/core/diagnosis'
import type { Swatch } from '@kaoiro/core/palette'
import { avoidedColours, keyColours, makeUpColours, wornColours } from '@kaoiro/core/palette'

export const sides = ['wear', 'avoid'] as const
export type Side = (typeof sides)[number]

/** Where make-up goes. */
export type Area = 'lips' | 'cheeks'

export const modes = ['seasons', 'cloth', 'lips', 'cheeks'] as const

/** What takes the colour: cloth in the best colour of each season, cloth in any colour of one, or make-up. */
export type Mode = 'seasons' | 'cloth' | Area

export function isCloth(mode: Mode): mode is Exclude<Mode, Area> {
  return mode === 'seasons' || mode === 'cloth'
}

/** A shade of a product, with its name in the visitor's language. */
export interface ProductShade {
  readonly id: 'shade'
  readonly colour: `#${string}`
  readonly name: string
}

/** The best colour of a season, under the season's name. */
export interface SeasonTint {
  readonly id: 'season'
  readonly season: Season
  readonly colour: `#${string}`
}

/** A colour to try. */
export type Tint = Swatch | ProductShade | SeasonTint

export type SideColours = Readonly<Record<Side, ReadonlyArray<Tint>>>

/** The person who tries colours: of the season, and of a second one that suits as well. */
export interface Wearer {
  readonly season: Season
  readonly alsoSuits: Season | null
  readonly composition: Composition
}

/** The start of a draping: a product's shade on the face, or one of the four seasons. */
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

/** The four seasons, the likeliest first. */
export function seasonTints(composition: Composition): ReadonlyArray<SeasonTint> {
  return seasonsByShare(composition).flatMap((season) =>
    keyColours(season)
      .slice(0, 1)
      .map(({ colour }) => ({ id: 'season', season, colour })),
  )
}

/** The colours of a season as cloth: of the own one against those to keep away, of another against the own. */
export function clothColours({ season, alsoSuits }: Wearer, shown: Season): SideColours {
  const own = drapeColours(season, alsoSuits)
  return shown === season ? own : { wear: wornColours(shown), avoid: own.wear }
}

/**
 * The colours of each mode, with what was requested: a product's shade first.
 *
 * @param isSeen whether a shade shows on a part of the visitor's face: make-up that does not is left out
 */
export function coloursByMode(
  wearer: Wearer,
  request: TryOnRequest | null,
  isSeen: (area: Area, colour: string) => boolean,
): Readonly<Record<Mode, SideColours>> {
  const { season, alsoSuits: also, composition } = wearer
  const four = seasonTints(composition)
  const makeUp = (area: Area): SideColours => {
    const { wear, avoid } = makeUpColours(season, also, area)
    const shown = (shades: ReadonlyArray<Swatch>) =>
      shades.filter(({ colour }) => isSeen(area, colour))
    const [worn, against] = [shown(wear), shown(avoid)]
    const isAsked = request?._tag === 'Shade' && request.area === area
    return {
      wear: isAsked ? [request.shade, ...worn] : worn,
      avoid: against.length === 0 ? avoid : against,
    }
  }
  return {
    seasons: { wear: four, avoid: four.filter((tint) => tint.season === season) },
    cloth: clothColours(wearer, season),
    lips: makeUp('lips'),
    cheeks: makeUp('cheeks'),
  }
}

/** The colours before and after one; the row is a ring. */
export function neighboursOf<A>(colours: ReadonlyArray<A>, colour: A): readonly [A, A] {
  const at = colours.indexOf(colour)
  const count = colours.length
  return [colours[(at + count - 1) % count] ?? colour, colours[(at + 1) % count] ?? colour]
}
