import * as O from 'fp-ts/lib/Option.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import type {
  ColourMeasure,
  ColourNorms,
  ColourPart,
  Norms,
  PartColours,
  PartNorm,
} from '@kaoiro/core/norms'
import { byMeasure, byPart, colourParts, utcDay } from '@kaoiro/core/norms'

/** What norms are made from: nothing about any person can be read from it. */
export interface PartSums {
  readonly people: number
  readonly sum: ColourMeasure
  readonly squares: ColourMeasure
}

export type ColourSums = Readonly<Record<ColourPart, PartSums>>

/** The sums of a place. */
export type PlaceSums = Readonly<Record<Gender, ColourSums>>

/** Norms of fewer people say little, and more about each of them. */
export const minPeople = 50

const nothing = byMeasure(() => 0)

export const noSums: ColourSums = byPart(() => ({ people: 0, sum: nothing, squares: nothing }))

export const noPlaceSums: PlaceSums = { WOMEN: noSums, MEN: noSums }

/** The sums of one photo. */
export function sumsOf(colours: PartColours): ColourSums {
  return byPart((part) => {
    const colour = colours[part]
    return colour === undefined
      ? noSums[part]
      : { people: 1, sum: colour, squares: byMeasure((key) => colour[key] ** 2) }
  })
}

export function addSums(a: ColourSums, b: ColourSums): ColourSums {
  return byPart((part) => ({
    people: a[part].people + b[part].people,
    sum: byMeasure((key) => a[part].sum[key] + b[part].sum[key]),
    squares: byMeasure((key) => a[part].squares[key] + b[part].squares[key]),
  }))
}

export function addPlaceSums(a: PlaceSums, b: PlaceSums): PlaceSums {
  return {
    WOMEN: addSums(a.WOMEN, b.WOMEN),
    MEN: addSums(a.MEN, b.MEN),
  }
}

/** Counts the photos of one person once, by their mean. */
export function asOnePerson(photos: ColourSums): ColourSums {
  return byPart((part) => {
    const { people, sum } = photos[part]
    if (people === 0) return noSums[part]
    const mean = byMeasure((key) => sum[key] / people)
    return { people: 1, sum: mean, squares: byMeasure((key) => mean[key] ** 2) }
  })
}

/** Digits beyond ten-thousandths are noise. */
const rounded = (n: number): number => Math.round(n * 1e4) / 1e4

/** A part that is the same in all photos, such as one painted wall, still differs by this much. */
const madeDeviation = 0.02

const normOf = ({ people, sum, squares }: PartSums): PartNorm => ({
  people,
  mean: byMeasure((key) => rounded(sum[key] / people)),
  deviation: byMeasure((key) => {
    const variance = squares[key] / people - (sum[key] / people) ** 2
    return Math.max(madeDeviation, rounded(Math.sqrt(Math.max(0, variance))))
  }),
})

/** The norms of people; none if fewer than the least were seen. */
export function normsOfSums(sums: ColourSums, least = minPeople): O.Option<ColourNorms> {
  const seen = colourParts.filter((part) => sums[part].people >= least)
  return seen.includes('skin')
    ? O.some(
        Object.fromEntries(
          seen.map((part) => [part, normOf(sums[part])]),
        ) as unknown as ColourNorms,
      )
    : O.none
}

/** The version of norms that are made on a day, such as `2026-11-28.412` for those of 412 people. */
export function normsVersion(made: Date, sums: PlaceSums): string {
  return `${utcDay(made)}.${sums.WOMEN.skin.people + sums.MEN.skin.people}`
}

/** The norms of a place; none if fewer than `minPeople` were seen. A gender with fewer is left to everybody's. */
export function normsOfPlace(version: string, sums: PlaceSums): O.Option<Norms> {
  return O.map((everybody: ColourNorms): Norms => {
    const women = O.toUndefined(normsOfSums(sums.WOMEN))
    const men = O.toUndefined(normsOfSums(sums.MEN))
    return { version, everybody, ...(women && { women }), ...(men && { men }) }
  })(normsOfSums(addSums(sums.WOMEN, sums.MEN)))
}
