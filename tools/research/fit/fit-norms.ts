import type { ColourMeasure, ColourNorms, ColourPart } from '@kaoiro/core/norms'
import { byMeasure, byPart } from '@kaoiro/core/norms'
import { mean } from '../../statistics/mean.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { meanAndDeviation } from '../statistics.js'

const inThousandths = (n: number): number => Math.round(1000 * n) / 1000

/**
 * The norms of people in an unknown place: the mean of several sets, each counting the same, and the deviation within and
 * between sets.
 */
export function fitNorms(sets: ReadonlyArray<ReadonlyArray<PairedPhoto>>): ColourNorms {
  const colours = sets.map((photos) =>
    photos.map(({ gender = 'WOMEN', examinedAs }) => examinedAs(gender).colours),
  )
  const people = new Set(sets.flat().map(({ person }) => person)).size
  const statistics = (part: ColourPart, measure: keyof ColourMeasure) => {
    const ofSets = colours.map((photos) =>
      meanAndDeviation(photos.flatMap((photo) => photo[part]?.[measure] ?? [])),
    )
    const between = meanAndDeviation(ofSets.map((set) => set.mean))
    const within = mean(ofSets.map(({ deviation }) => deviation ** 2))
    return {
      mean: inThousandths(between.mean),
      deviation: inThousandths(Math.sqrt(within + between.deviation ** 2)),
    }
  }
  return byPart((part) => {
    const of = {
      red: statistics(part, 'red'),
      blue: statistics(part, 'blue'),
      light: statistics(part, 'light'),
    }
    return {
      people,
      mean: byMeasure((measure) => of[measure].mean),
      deviation: byMeasure((measure) => of[measure].deviation),
    }
  })
}
