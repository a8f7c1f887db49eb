import { ciede2000 } from '../colour/ciede2000.js'
import type { HexColour } from '../colour/hex-colour.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { Gender, Season } from '../diagnosis/vocabulary.js'
import type { ColourChange, HuedLab } from './colour-change.js'
import { changesOf, huedLab, hueStep, isNeutral } from './colour-change.js'
import type { Swatch } from './palettes.js'
import { neutralsOf, palettes } from './palettes.js'
import { alsoSuits, keyColours } from './season-colours.js'
import type { MakeUp, Use, WearPlace } from './uses.js'
import { usesOf } from './uses.js'

/** A way to wear a colour. Every colour has one. */
export interface Wearing {
  readonly colour: HexColour
  readonly place: WearPlace
  /** The colour of the wearer's palettes that is nearest by CIEDE2000. */
  readonly nearest: Swatch
  /** CIEDE2000 to it; 0 for a colour of the palette. About 1 is just noticeable. */
  readonly distance: number
  /** The visible differences from it, the largest first; empty if the two look alike. */
  readonly differs: ReadonlyArray<ColourChange>
  /**
   * A colour of the first season to wear with it: between it and the face if `place` is `away`, next to the face as the
   * larger area if it is `accent`.
   */
  readonly companion: Swatch
  /** Three things to wear it as, or the product. */
  readonly uses: ReadonlyArray<Use>
}

export interface Wearer {
  readonly season: Season
  /** A second season that suits as well. */
  readonly also?: Season | null
  readonly gender: Gender
}

export function wearerOf(
  diagnosis: Pick<Diagnosis, 'colorType' | 'colorComposition' | 'gender'>,
): Wearer {
  return { season: diagnosis.colorType, also: alsoSuits(diagnosis), gender: diagnosis.gender }
}

/** The largest CIEDE2000 at which a shade goes with a palette, as of products. */
const maxMatch = 8

/** Up to here, a colour is worn near the face in small areas. Colours to keep away from it are further. */
const maxAccent = 15

/**
 * How to wear any colour. A second season adds its palette to those that the colour may be near to.
 *
 * @param product make-up in that colour, which is not worn away from the face
 */
export function wayToWear(
  { season, also = null, gender }: Wearer,
  product?: MakeUp,
): (colour: HexColour) => Wearing {
  const own = inLab(
    [season, also ?? season].flatMap((each): ReadonlyArray<Swatch> => palettes[each]),
  )
  const companionOf = companionIn(season, also)
  return (colour) => {
    const lab = huedLab(colour)
    const nearest = own
      .map((each) => ({ ...each, distance: ciede2000(each.lab, lab) }))
      .reduce((best, next) => (next.distance < best.distance ? next : best))
    const { distance } = nearest
    const isNearby = distance <= maxAccent || product !== undefined
    const place = distance <= maxMatch ? 'face' : isNearby ? 'accent' : 'away'
    return {
      ...{ colour, place, nearest: nearest.swatch, distance },
      differs: changesOf(nearest.lab, lab),
      companion: companionOf(lab),
      uses: product === undefined ? usesOf(gender, place, lab) : [product],
    }
  }
}

interface LabSwatch {
  readonly swatch: Swatch
  readonly lab: HuedLab
}

const inLab = (swatches: ReadonlyArray<Swatch>): ReadonlyArray<LabSwatch> =>
  swatches.map((swatch) => ({ swatch, lab: huedLab(swatch.colour) }))

/** Colours this far apart in lightness (L*) look like light and dark on purpose. */
const minContrast = 15

/** The largest step of hue, in degrees, between tones of one colour, as from pink to coral. */
const maxHueStep = 40

/**
 * Chooses the companion of a colour. Tone on tone: the season's colour of the nearest hue that is clearly lighter or
 * darker. With grey, black or white: the first such key colour. If there is none: the neutral that contrasts most.
 */
const companionIn = (season: Season, also: Season | null): ((colour: HuedLab) => Swatch) => {
  const neutrals = neutralsOf(season)
  const isHue = (swatch: Swatch) => !neutrals.includes(swatch)
  const key = inLab(keyColours(season, also).filter(isHue))
  const hues = inLab(palettes[season].filter(isHue))
  const neutralLabs = inLab(neutrals)
  return (colour) => {
    const contrast = ({ lab }: LabSwatch) => Math.abs(lab.l - colour.l)
    const step = ({ lab }: LabSwatch) => hueStep(lab, colour)
    const chosen = isNeutral(colour)
      ? key
      : hues
          .filter((each) => step(each) <= maxHueStep)
          .sort((one, other) => step(one) - step(other))
    const found = chosen.find((each) => contrast(each) >= minContrast)
    const most = () =>
      neutralLabs.reduce((best, next) => (contrast(next) > contrast(best) ? next : best))
    return (found ?? most()).swatch
  }
}
