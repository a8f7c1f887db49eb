import type { ColourPopulation } from '@kaoiro/core/analysis/colour/colour-traits'
import type { Deviation } from '@kaoiro/core/analysis/colour/light-log'
import type { Noise } from '@kaoiro/core/analysis/confidence/noise'
import type { Nuisance, Statistics } from '@kaoiro/core/analysis/traits/population'
import type { TraitPopulation } from '@kaoiro/core/analysis/traits/trait-scores'
import type { Constants } from './constants.js'
import type { SeasonCuts } from './fit-cuts.js'
import type { FitOptions } from './options.js'
import type { Person } from './people.js'
import { isVisitor, photosOf } from './people.js'

/** Formats an object on one line, like the formatter. */
const fieldsText = (fields: object): string =>
  `{ ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')} }`

/** Formats one line for each name. */
const linesOf = (
  byName: Readonly<Record<string, Deviation | Nuisance | Statistics>>,
  indent: number,
): string =>
  Object.entries(byName)
    .map(([name, fields]) => `${' '.repeat(indent)}${name}: ${fieldsText(fields)},`)
    .join('\n')

const printedBy = 'Printed by `npm run fit`'

/** The first comment of each file. */
const sourceLine = (source: string): string => `// ${printedBy} from ${source}.`

/** Reads the source from the first comment of a file. */
export const sourceIn = (text: string): string | undefined =>
  /^\/\/ Printed by `npm run fit` from (.*)\.\n/.exec(text)?.[1]

/** core/src/analysis/confidence/noise.ts */
const noiseText = (source: string, noise: Noise): string => `${sourceLine(source)}
import type { Trait } from '../../diagnosis/level.js'

export type Noise = Readonly<Record<Trait | 'warmth' | 'lightness', number>>

/**
 * How much photos of one person vary: standard deviations within a person of the scores and of the two colour traits
 * that decide the season, in deviations of people. Two photos differ by √2 times as much.
 */
export const noise: Noise = {
${Object.entries(noise)
  .map(([name, deviation]) => `  ${name}: ${deviation},`)
  .join('\n')}
}
`

/** core/src/analysis/colour/season-cuts.ts */
const cutsText = (source: string, { warmth, warm, cool }: SeasonCuts): string =>
  `${sourceLine(source)}
/**
 * Quantiles of the faces labelled East Asian, so that their shares are those that professionals found among
 * some 11,000 people in Japan (Color Science Association of Japan): spring 23, summer 40, autumn 21,
 * winter 16 %.
 */
export const seasonCuts = {
  /** Warmth from which on a colouring is warm. */
  warmth: ${warmth},
  /** Lightness from which on a warm one is light. */
  warm: ${warm},
  /** And a cool one. */
  cool: ${cool},
}
`

/** core/src/analysis/colour/population.ts */
const coloursText = (
  source: string,
  { meanColours, warmthWeights, lightnessWeights, traitStatistics }: ColourPopulation,
): string => `${sourceLine(source)}
import type { ColourPart } from './colour-samples.js'
import type { Deviation } from './light-log.js'

/** Tints and the logarithm of luminance that are usual in photographs. */
export const meanColours: Readonly<Record<ColourPart, Deviation>> = {
${linesOf(meanColours, 2)}
}

export const warmthWeights: Readonly<Record<ColourPart, Deviation>> = {
${linesOf(warmthWeights, 2)}
}

export const lightnessWeights: Readonly<Record<ColourPart, Deviation>> = {
${linesOf(lightnessWeights, 2)}
}

interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export const traitStatistics: Readonly<
  Record<'warmth' | 'lightness' | 'chroma' | 'contrast', Statistics>
> = {
${linesOf(traitStatistics, 2)}
}
`

/** core/src/analysis/traits/population.ts */
const traitsText = (source: string, { nuisances, populations }: TraitPopulation): string =>
  `${sourceLine(source)}
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait } from '../../diagnosis/level.js'

/** What is measured of a face: the five traits, and the jaw by the edge of the skin. */
export type MeasureName = Trait | 'contourJaw'

/**
 * What a measure changes with, beside the face: per radian of pitch, per square radian of pitch and yaw, per face
 * width of lips and corners.
 */
export interface Nuisance {
  readonly pitch: number
  readonly pitchSquared: number
  readonly yawSquared: number
  readonly open: number
  readonly lift: number
}

export const nuisances: Readonly<Record<MeasureName, Nuisance>> = {
${linesOf(nuisances, 2)}
}

export interface Statistics {
  readonly mean: number
  readonly deviation: number
}

export type Population = Readonly<Record<MeasureName, Statistics>>

/** Mean and standard deviation of the measures, pose and expression taken out. */
export const populations: Readonly<Record<Gender, Population>> = {
  WOMEN: {
${linesOf(populations.WOMEN, 4)}
  },
  MEN: {
${linesOf(populations.MEN, 4)}
  },
}
`

/** A source file, by its path in the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const folder = 'core/src/analysis'

const counted = (count: number): string => count.toLocaleString('en')

/** Describes the photos that the constants were fitted to. */
export const sourceOf = (
  people: ReadonlyArray<Person>,
  { visitors, half }: Pick<FitOptions, 'visitors' | 'half'>,
): string => {
  const count = (photos: (person: Person) => ReadonlyArray<unknown>) =>
    counted(people.reduce((sum, person) => sum + photos(person).length, 0))
  const visiting = `${counted(people.filter(isVisitor(visitors)).length)} in folders *${visitors}*`
  const which = half === undefined ? visiting : `${half} half; ${visiting}`
  return `${count(photosOf)} photos, and ${count(({ posed }) => posed)} in other poses, of ${counted(people.length)} people (${which})`
}

export const filesOf = (
  source: string,
  { traits, colours, seasons, noise }: Constants,
): ReadonlyArray<SourceFile> => [
  { path: `${folder}/traits/population.ts`, text: traitsText(source, traits) },
  { path: `${folder}/colour/population.ts`, text: coloursText(source, colours) },
  { path: `${folder}/colour/season-cuts.ts`, text: cutsText(source, seasons.cuts) },
  { path: `${folder}/confidence/noise.ts`, text: noiseText(source, noise) },
]
