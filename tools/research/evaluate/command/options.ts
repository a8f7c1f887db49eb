import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { faultOf, genderOf, valuesOf } from './option-values.js'
import type { Values } from './option-values.js'
import type { Half } from '../tasks/choice.js'
import { halves } from '../tasks/choice.js'
import type { Series } from '../second-photo/series.js'
import { eachAlone, everything, seriesOf } from '../second-photo/series.js'
import { changes } from '../second-photo/amounts.js'
import type { CommandLine } from '../../../processes/command-line.js'
import { notParsed, wrong } from '../../../processes/command-line.js'

interface Common {
  readonly seed: number
  readonly json: string | undefined
  readonly details: string | undefined
}

interface DrawnOptions extends Common {
  readonly kind: 'drawn'
  readonly count: number
}

export interface PhotosOptions extends Common {
  readonly kind: 'photos'
  readonly folder: string
  /** Of photos in folders that say nothing. */
  readonly gender: Gender
  readonly again: number
  readonly series: ReadonlyArray<Series>
  readonly limit: number | undefined
  readonly half: Half | undefined
  /** Where a contact sheet goes. */
  readonly sheet: string | undefined
}

export type Options = DrawnOptions | PhotosOptions

const seriesIn = ({ each, only }: Values): ReadonlyArray<Series> => {
  if (each === true) return eachAlone
  return [
    only === undefined
      ? everything
      : seriesOf(changes.filter((change) => only.split(',').includes(change))),
  ]
}

/** Two groups of three: what three photos together gain over one is judged by them. */
const defaultAgain = 6

const optionsOf = (values: Values): Options => {
  const common = {
    seed: Number(values.seed ?? 2026),
    json: values.json,
    details: values.details,
  }
  return values.photos === undefined
    ? { kind: 'drawn', ...common, count: Number(values.count ?? 400) }
    : {
        kind: 'photos',
        ...common,
        folder: values.photos,
        gender: genderOf[values.gender ?? 'women'] ?? 'WOMEN',
        again: Number(values.again ?? defaultAgain),
        series: seriesIn(values),
        limit: values.limit === undefined ? undefined : Number(values.limit),
        sheet: values.sheet,
        half: halves.find((half) => half === values.half),
      }
}

export const parseOptions = (args: ReadonlyArray<string>): CommandLine<Options> => {
  try {
    const values = valuesOf(args)
    if (values.help === true) return { kind: 'help' }
    const why = faultOf(values)
    return why === undefined ? { kind: 'run', options: optionsOf(values) } : wrong(why)
  } catch (error) {
    return notParsed(error)
  }
}
