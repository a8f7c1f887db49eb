import { contrast, ciede2000, labOfHex } from '@kaoiro/core/colour'
import type { Lab } from '@kaoiro/core/colour'
import type { Season } from '@kaoiro/core/diagnosis'
import { palettes } from '@kaoiro/core/palette'

/** The colours of the screens, as the demonstration store has them. */
export const defaultColours = {
  ground: '#faf7f2',
  surface: '#fffdfa',
  text: '#231f1c',
  softText: '#5e564f',
  rule: '#e3dbd0',
  strongRule: '#948a7e',
  shade: '#efe9e0',
  accent: '#8a2f3c',
} as const

export type ColourName = keyof typeof defaultColours

export type Colours = Readonly<Record<ColourName, `#${string}`>>

const names = Object.keys(defaultColours) as ReadonlyArray<ColourName>

/** All colours: the store's own, and the default ones for the rest. */
export function withDefaultColours(own: (name: ColourName) => string | undefined): Colours {
  return Object.fromEntries(
    names.map((name) => [name, own(name) ?? defaultColours[name]]),
  ) as Colours
}

interface Pair {
  readonly colour: ColourName
  readonly ground: ColourName
  /** WCAG 2.2: 4.5 for texts (1.4.3, AA), 3 for controls and their states (1.4.11). */
  readonly least: number
}

/** The pairs that need contrast, in either order. Decorative lines are exempt. */
const pairs: ReadonlyArray<Pair> = [
  ...(['text', 'softText', 'accent'] as const).flatMap((colour) =>
    (['ground', 'surface', 'shade'] as const).map((ground) => ({ colour, ground, least: 4.5 })),
  ),
  { colour: 'strongRule', ground: 'ground', least: 3 },
]

/** Pairs of colours with too little contrast. @param isKnown whether a colour can be judged */
export function lowContrasts(colours: Colours, isKnown: (name: ColourName) => boolean) {
  return pairs
    .filter(({ colour, ground }) => isKnown(colour) && isKnown(ground))
    .map((pair) => ({ ...pair, ratio: contrast(colours[pair.colour], colours[pair.ground]) }))
    .filter(({ ratio, least }) => ratio < least)
}

const labs = {
  spring: palettes.spring.map(({ colour }) => labOfHex(colour)),
  summer: palettes.summer.map(({ colour }) => labOfHex(colour)),
  autumn: palettes.autumn.map(({ colour }) => labOfHex(colour)),
  winter: palettes.winter.map(({ colour }) => labOfHex(colour)),
}

/** CIEDE2000 from a colour to the nearest colour of a palette. Further digits are noise. */
const distanceTo = (season: Season, lab: Lab): number => {
  const distances = labs[season].map((swatch) => ciede2000(lab, swatch))
  return Math.round(Math.min(...distances) * 100) / 100
}

/** CIEDE2000 from a colour to the nearest colour of each season's palette, to two digits. */
export function shadeDistances(colour: string): Readonly<Record<Season, number>> {
  const lab = labOfHex(colour)
  return {
    spring: distanceTo('spring', lab),
    summer: distanceTo('summer', lab),
    autumn: distanceTo('autumn', lab),
    winter: distanceTo('winter', lab),
  }
}
