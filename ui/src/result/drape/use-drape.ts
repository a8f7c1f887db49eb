import { useState } from 'react'
import type { Swatch } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import type { Side } from './drape-colours.js'
import { drapeColours, neighboursOf } from './drape-colours.js'

/** The draping's state: a colour for each side, the side that the controls change, and whether both are shown. */
export const useDrape = (season: Season, also: Season | null) => {
  const [colours] = useState(() => drapeColours(season, also))
  const [chosen, setChosen] = useState<Partial<Record<Side, Swatch>>>({})
  const [side, setSide] = useState<Side>('wear')
  const [isSplit, setIsSplit] = useState(false)
  const [split, moveSplit] = useState(50)
  const colourOf = (of: Side): Swatch | undefined => chosen[of] ?? colours[of][0]
  const wear = colourOf('wear')
  const avoid = colourOf('avoid')
  if (wear === undefined || avoid === undefined) throw new Error('a season without colours')
  const colour = side === 'wear' ? wear : avoid
  const choose = (swatch: Swatch) => setChosen((before) => ({ ...before, [side]: swatch }))
  const neighbours = neighboursOf(colours[side], colour)
  return {
    ...{ side, setSide, wear, avoid, colour, choose, neighbours, isSplit },
    /** The colours of the side that the controls change. */
    colours: colours[side],
    toggleSplit: () => setIsSplit(!isSplit),
    /** Where the two colours meet, in percent of the picture's width from the left. */
    split,
    moveSplit,
    /** Goes to the colour before (-1) or after (1). */
    step: (by: -1 | 1) => choose(neighbours[by === 1 ? 1 : 0]),
  }
}

export type Drape = ReturnType<typeof useDrape>
