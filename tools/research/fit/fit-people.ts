import type { ColourMeasure, ColourNorms, ColourPart } from '@kaoiro/core/norms'
import { byMeasure, byPart } from '@kaoiro/core/norms'
import { mean } from '../../statistics/mean.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'
import { meanAndDeviation, sharesAmong } from '../statistics.js'
import type { Population, Statistics } from '@kaoiro/analyser/traits'
import { mouthAtRest, neutralMeasure, nuisances, smileWeights } from '@kaoiro/analyser/traits'
import type { Gender } from '@kaoiro/core/diagnosis'
import { byTrait, levelOf, levels } from '@kaoiro/core/diagnosis'

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

/** Steps of the search, to either side: up to half a deviation, and half of it, in sixtieths. */
const steps = Array.from({ length: 61 }, (_, i) => (i - 30) / 60)

/**
 * The mean and deviation by which each of the five levels has most nearly a fifth of the people, near those of the normal
 * distribution. The distributions are skewed, so the plain ones leave levels almost empty.
 */
const evenLevels = (numbers: ReadonlyArray<number>): Statistics => {
  const centre = mean(numbers)
  const spread = Math.sqrt(mean(numbers.map((number) => (number - centre) ** 2)))
  const candidates = steps.flatMap((up) =>
    steps.map((wider) => {
      const [moved, deviation] = [centre + up * spread, spread * (1 + wider)]
      const found = sharesAmong(
        levels,
        numbers.map((number) => levelOf((number - moved) / deviation)),
      )
      const unevenness = levels.reduce((sum, level) => sum + (found[level] - 1 / 5) ** 2, 0)
      // Of equally even ones, the nearest.
      return { mean: moved, deviation, cost: unevenness + (up ** 2 + wider ** 2) / 250 }
    }),
  )
  return candidates.reduce((best, next) => (next.cost < best.cost ? next : best))
}

const inFourDecimals = (n: number): number => Number(n.toFixed(4))

/** Statistics of the measures of one gender, after correction for pose and expression. */
const populationOf = (photos: ReadonlyArray<PairedPhoto>, gender: Gender): Population => {
  const shapes = photos
    .filter((photo) => photo.gender === gender)
    .map(({ examinedAs }) => examinedAs(gender).evidence.shape)
  return byTrait((trait) => {
    const { mean: centre, deviation } = evenLevels(
      shapes.map((shape) => neutralMeasure({ mouthAtRest, nuisances, smileWeights }, trait, shape)),
    )
    return { mean: inFourDecimals(centre), deviation: inFourDecimals(deviation) }
  })
}

/**
 * Fits how people differ, within each gender.
 *
 * @param photos of real people at rest, so that neither smiles nor a generator's idea of faces count
 */
export function fitPopulations(
  photos: ReadonlyArray<PairedPhoto>,
): Readonly<Record<Gender, Population>> {
  return {
    WOMEN: populationOf(photos, 'WOMEN'),
    MEN: populationOf(photos, 'MEN'),
  }
}
