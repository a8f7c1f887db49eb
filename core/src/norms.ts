import * as t from 'io-ts'
import { guardCodec } from './codecs/codecs.js'
import type { Gender } from './diagnosis/vocabulary.js'

export { median, normalDensity, normalShare } from './diagnosis/statistics.js'

/** The coloured parts of a photo that the analysis measures. */
export const colourParts = ['skin', 'white', 'surroundings', 'hair', 'iris', 'lips'] as const

export type ColourPart = (typeof colourParts)[number]

const Finite = guardCodec('Number', (u): u is number => Number.isFinite(u))

/** A spread of nothing would make every difference from the mean infinite. */
export const minDeviation = 0.01

const Spread = guardCodec(
  'Spread',
  (u): u is number => Number.isFinite(u) && Number(u) >= minDeviation,
)

/**
 * A colour in natural logarithms of linear light: red and blue relative to green, and luminance, 0 for white. Another
 * light or exposure adds the same three numbers to every surface.
 */
export const ColourMeasure = t.readonly(
  t.type({ red: Finite, blue: Finite, light: Finite }),
  'ColourMeasure',
)
export type ColourMeasure = t.TypeOf<typeof ColourMeasure>

/** The three numbers of a colour. */
export const colourMeasures = ['red', 'blue', 'light'] as const

/** A number for each measure. */
export function byMeasure(of: (measure: keyof ColourMeasure) => number): ColourMeasure {
  return {
    red: of('red'),
    blue: of('blue'),
    light: of('light'),
  }
}

/** A value for each part. */
export function byPart<A>(of: (part: ColourPart) => A): Readonly<Record<ColourPart, A>> {
  return {
    skin: of('skin'),
    white: of('white'),
    surroundings: of('surroundings'),
    hair: of('hair'),
    iris: of('iris'),
    lips: of('lips'),
  }
}

/** The colours of one photo. Parts that are not visible are left out. */
export type PartColours = Readonly<Partial<Record<ColourPart, ColourMeasure>>>

/** How one part differs between people: mean and standard deviation, and of how many people. */
const PartNorm = t.readonly(
  t.type({
    people: guardCodec('People', (u): u is number => Number.isSafeInteger(u) && Number(u) >= 0),
    mean: ColourMeasure,
    deviation: t.readonly(t.type({ red: Spread, blue: Spread, light: Spread })),
  }),
  'PartNorm',
)
export type PartNorm = t.TypeOf<typeof PartNorm>

/** Without the parts that too few people showed. The season then does not depend on these. */
export const ColourNorms = t.readonly(
  t.intersection([
    t.type({ skin: PartNorm }),
    t.partial({
      white: PartNorm,
      surroundings: PartNorm,
      hair: PartNorm,
      iris: PartNorm,
      lips: PartNorm,
    }),
  ]),
  'ColourNorms',
)
export type ColourNorms = t.TypeOf<typeof ColourNorms>

/**
 * The reference for a visitor's colours: other people, photographed in the same place, by the same cameras and in the same
 * light. The format of a store's `norms.json`.
 */
export const Norms = t.readonly(
  t.intersection([
    t.type({
      /** Part of each answer, because answers by different norms are not comparable. */
      version: guardCodec(
        'Version',
        (u): u is string => typeof u === 'string' && /^[\w.-]{1,40}$/.test(u),
      ),
      everybody: ColourNorms,
    }),
    t.partial({ women: ColourNorms, men: ColourNorms }),
  ]),
  'Norms',
)
export type Norms = t.TypeOf<typeof Norms>

/** The norms for a gender, or for everybody if too few people of this gender were seen. */
export function normsFor({ everybody, women, men }: Norms, gender: Gender): ColourNorms {
  return (gender === 'WOMEN' ? women : men) ?? everybody
}

/** The path at which a service tells operators the norms of its visitors. */
export const normsPath = '/metrics/norms'

/** A day as norms name it, such as `2026-11-28`. */
export const utcDay = (time: Date): string => time.toISOString().slice(0, 10)

export function isUtcDay(text: string): boolean {
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && utcDay(time) === text
}
