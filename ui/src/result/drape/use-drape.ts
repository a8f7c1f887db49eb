import { useState } from 'react'
import type { Season } from '@kaoiro/core/diagnosis'
import type { TryOnRequest } from './try-on-request.js'
import type { Mode, Side, Tint } from './drape-colours.js'
import { coloursByMode, neighboursOf } from './drape-colours.js'
import type { Picture } from './drape-kit.js'
import { inCloth } from './drape-kit.js'

/** The right half while two are compared: the colour to keep away, or the face without make-up. */
export type Against = 'avoid' | 'bare'

/**
 * The draping's state: what takes the colour, a colour for each side of each, the side that the controls change, and what
 * it is compared with.
 */
export function useDrape(season: Season, also: Season | null, request: TryOnRequest | null) {
  const [all] = useState(() => coloursByMode(season, also, request))
  const [mode, setMode] = useState<Mode>(request?._tag === 'Shade' ? request.area : 'cloth')
  const [chosen, setChosen] = useState<Partial<Record<`${Mode} ${Side}`, Tint>>>({})
  const [side, setSide] = useState<Side>('wear')
  const [against, setAgainst] = useState<Against | null>(null)
  const [split, moveSplit] = useState(50)
  const colours = all[mode]
  const colourOf = (of: Side, by = mode): Tint | undefined =>
    chosen[`${by} ${of}`] ?? all[by][of][0]
  const [wear, avoid, cloth] = [colourOf('wear'), colourOf('avoid'), colourOf('wear', 'cloth')]
  if (wear === undefined || avoid === undefined || cloth === undefined)
    throw new Error('a season without colours')
  const colour = side === 'wear' ? wear : avoid
  const choose = (tint: Tint) => setChosen((before) => ({ ...before, [`${mode} ${side}`]: tint }))
  const neighbours = neighboursOf(colours[side], colour)
  const picture = (tint: Tint | null): Picture =>
    mode === 'cloth'
      ? inCloth((tint ?? cloth).colour)
      : {
          cloth: cloth.colour,
          makeUp: tint && { area: mode, colour: tint.colour },
          isClose: true,
        }
  return {
    ...{ mode, side, setSide, wear, avoid, colour, choose, neighbours, against },
    setMode: (to: Mode) => {
      setMode(to)
      if (to === 'cloth' && against === 'bare') setAgainst(null)
    },
    isSplit: against !== null,
    /** The colours of the side that the controls change. */
    colours: colours[side],
    /** Compares, or ends the comparison. */
    compare: (to: Against) => setAgainst(against === to ? null : to),
    /** The picture, the one to the right of the border, and the neighbours. */
    pictures: {
      shown: picture(against === 'avoid' ? wear : colour),
      beside: picture(against === 'bare' ? null : avoid),
      before: picture(neighbours[0]),
      after: picture(neighbours[1]),
    },
    /** Where the two colours meet, in percent of the picture's width from the left. */
    split,
    moveSplit,
    /** Goes to the colour before (-1) or after (1). */
    step: (by: -1 | 1) => choose(neighbours[by === 1 ? 1 : 0]),
  }
}

export type Drape = ReturnType<typeof useDrape>
