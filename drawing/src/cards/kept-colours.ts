import {
  alsoSuits,
  avoidedColours,
  frameColours,
  keyColours,
  makeUpColours,
  metalsOf,
} from '@kaoiro/core/palette'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { MetalId, Swatch, SwatchId } from '@kaoiro/core/palette'

/** The headings of the colours, and the names of all colours and metals. */
export interface ColourWords {
  readonly kinds: Readonly<Record<'avoid' | 'metal' | 'lip' | 'frame', string>>
  readonly swatches: Readonly<Record<SwatchId, string>>
  readonly metals: Readonly<Record<MetalId, string>>
}

/** A colour, or a metal with several shades, by name. */
export interface NamedColour {
  readonly name: string
  readonly shades: ReadonlyArray<string>
}

/** With a heading; null if the one before it has the same. */
export type KindOfColour = NamedColour & { readonly kind: string | null }

/**
 * The colours of a result that a picture names: five to wear; two to keep away from, a metal and, for women, a lip colour, or a
 * frame for men's glasses.
 */
export function keptColours(
  diagnosis: Diagnosis,
  { kinds, swatches, metals }: ColourWords,
): {
  readonly wear: ReadonlyArray<NamedColour>
  readonly others: ReadonlyArray<KindOfColour>
} {
  const { colorType: season, gender } = diagnosis
  const also = alsoSuits(diagnosis)
  const named = ({ id, colour }: Swatch): NamedColour => ({ name: swatches[id], shades: [colour] })
  const isMan = gender === 'MEN'
  const worn = isMan ? frameColours(season) : makeUpColours(season, also, 'lips').wear
  return {
    wear: keyColours(season, also).map(named),
    others: [
      ...avoidedColours(season, also)
        .slice(0, 2)
        .map((each, at) => ({ ...named(each), kind: at === 0 ? kinds.avoid : null })),
      ...metalsOf(season)
        .slice(0, 1)
        .map(({ id, shades }) => ({ name: metals[id], shades, kind: kinds.metal })),
      ...worn
        .slice(0, 1)
        .map((each) => ({ ...named(each), kind: isMan ? kinds.frame : kinds.lip })),
    ],
  }
}
