import type { Season } from '@kaoiro/core/diagnosis'
import type { Area, Mode, Side, SideColours, Tint, TryOnRequest, Wearer } from './colours.js'
import { clothColours, coloursByMode, isCloth, modes, neighboursOf, sides } from './colours.js'

/** Contents of a picture; colours as `#rrggbb`. */
export interface Picture {
  readonly cloth: string
  readonly makeUp: { readonly area: Area; readonly colour: string } | null
  /** Whether the face fills the picture, as for make-up. */
  readonly isClose: boolean
}

export const inCloth = (cloth: string): Picture => ({ cloth, makeUp: null, isClose: false })

/** The visitor's choice: cloth or make-up, a colour for each side of each, and the side that the controls change. */
interface Draping {
  readonly wearer: Wearer
  /** The season of the cloth's colours. */
  readonly season: Season
  readonly colours: Readonly<Record<Mode, SideColours>>
  readonly mode: Mode
  readonly chosen: Partial<Readonly<Record<`${Mode} ${Side}`, Tint>>>
  readonly side: Side
  /** The right half while two are compared: the colour to keep away, or the face without make-up. */
  readonly against: 'avoid' | 'bare' | null
  /** Where the two halves meet, in percent of the picture's width from the left. */
  readonly split: number
}

export type DrapingAction =
  | { readonly _tag: 'ChooseMode'; readonly mode: Mode }
  | { readonly _tag: 'ChooseSide'; readonly side: Side }
  | { readonly _tag: 'Choose'; readonly tint: Tint }
  /** From one of the four seasons to each of its colours. */
  | { readonly _tag: 'ShowColours'; readonly of: Season }
  /** To the colour before (-1) or after (1). */
  | { readonly _tag: 'Step'; readonly by: -1 | 1 }
  /** Compares, or ends the same comparison. */
  | { readonly _tag: 'Compare'; readonly to: 'avoid' | 'bare' }
  | { readonly _tag: 'MoveSplit'; readonly split: number }

/** @param against what is compared from the start */
export function startDraping(
  wearer: Wearer,
  request: TryOnRequest | null,
  isSeen: Parameters<typeof coloursByMode>[2],
  against: Draping['against'] = null,
): Draping {
  const { season } = wearer
  const colours = coloursByMode(wearer, request, isSeen)
  const asked = colours.seasons.wear.find(
    (tint) => tint.id === 'season' && request?._tag === 'Season' && tint.season === request.season,
  )
  return {
    ...{ wearer, season, colours },
    mode: request?._tag === 'Shade' ? request.area : asked === undefined ? 'cloth' : 'seasons',
    chosen: asked === undefined ? {} : { 'seasons wear': asked },
    side: 'wear',
    against,
    split: 50,
  }
}

export function drapingAfter(draping: Draping, action: DrapingAction): Draping {
  const { mode, against, chosen } = draping
  const side = sideOf(draping)
  switch (action._tag) {
    case 'ChooseMode':
      // A face without make-up is all that cloth shows, and a swipe between seasons would move the line of a comparison.
      return {
        ...draping,
        mode: action.mode,
        against:
          action.mode === 'seasons' || (isCloth(action.mode) && against === 'bare')
            ? null
            : against,
      }
    case 'ShowColours': {
      const cloth = clothColours(draping.wearer, action.of)
      // The first ones: those that were chosen are another season's.
      const first = sides.flatMap((of) =>
        cloth[of].slice(0, 1).map((tint) => [`cloth ${of}`, tint] as const),
      )
      return {
        ...draping,
        colours: { ...draping.colours, cloth },
        season: action.of,
        mode: 'cloth',
        side: 'wear',
        chosen: { ...chosen, ...Object.fromEntries(first) },
      }
    }
    case 'ChooseSide':
      return { ...draping, side: action.side }
    case 'Choose':
      return { ...draping, chosen: { ...chosen, [`${mode} ${side}`]: action.tint } }
    case 'Step': {
      const tint = drapeOf(draping).neighbours[action.by === 1 ? 1 : 0]
      return drapingAfter(draping, { _tag: 'Choose', tint })
    }
    case 'Compare':
      return { ...draping, against: against === action.to ? null : action.to }
    case 'MoveSplit':
      return { ...draping, split: action.split }
  }
}

/** All four seasons are on one side. */
const sideOf = ({ mode, side }: Draping): Side => (mode === 'seasons' ? 'wear' : side)

/** The view of a draping. */
export interface Drape extends Pick<Draping, 'mode' | 'side' | 'against' | 'split'> {
  /** The season of the colours that are held next to the wearer's own; null for colours to keep away. */
  readonly other: Season | null
  readonly wear: Tint
  readonly avoid: Tint
  /** Those with a colour to wear: on some skins no blush is seen. */
  readonly modes: ReadonlyArray<Mode>
  /** The one of the side that the controls change, and all of that side. */
  readonly colour: Tint
  readonly colours: ReadonlyArray<Tint>
  /** The colours before and after it. */
  readonly neighbours: readonly [Tint, Tint]
  readonly isSplit: boolean
  /** The picture, the one to the right of the border, and the neighbours. */
  readonly pictures: Readonly<Record<'shown' | 'beside' | 'before' | 'after', Picture>>
}

export function drapeOf(draping: Draping): Drape {
  const { colours: all, mode, chosen, against, split, season, wearer } = draping
  const side = sideOf(draping)
  const colours = all[mode][side]
  const colourOf = (of: Side, by = mode): Tint => {
    const tint = chosen[`${by} ${of}`] ?? all[by][of][0]
    if (tint === undefined) throw new Error('a season without colours')
    return tint
  }
  const [wear, avoid, cloth] = [colourOf('wear'), colourOf('avoid'), colourOf('wear', 'cloth')]
  const colour = side === 'wear' ? wear : avoid
  const neighbours = neighboursOf(colours, colour)
  const picture = (tint: Tint | null): Picture =>
    isCloth(mode)
      ? inCloth((tint ?? cloth).colour)
      : { cloth: cloth.colour, makeUp: tint && { area: mode, colour: tint.colour }, isClose: true }
  return {
    ...{ mode, side, against, split, wear, avoid, colour, colours, neighbours },
    other:
      colour.id === 'season'
        ? colour.season
        : mode === 'cloth' && season !== wearer.season
          ? season
          : null,
    modes: modes.filter((of) => all[of].wear.length > 0),
    isSplit: against !== null,
    pictures: {
      shown: picture(against === 'avoid' ? wear : colour),
      beside: picture(against === 'bare' ? null : avoid),
      before: picture(neighbours[0]),
      after: picture(neighbours[1]),
    },
  }
}
