import * as O from 'fp-ts/lib/Option.js'
import type { Season } from './vocabulary.js'
import { seasons } from './vocabulary.js'

/** The chance of each answer in whole percent; they add up to 100. */
export type Distribution<Name extends string> = Readonly<Record<Name, number>>

/** The answers by their chance, the largest first; ties in the order of `names`. Missing chances are 0. */
export function byChance<Name extends string>(
  names: ReadonlyArray<Name>,
  chances: Readonly<Partial<Record<Name, number>>>,
): ReadonlyArray<Name> {
  return [...names].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
}

/** The answer with the largest chance, the first of equally likely ones. @param names at least one */
export function likeliest<Name extends string>(
  names: ReadonlyArray<Name>,
  chances: Distribution<Name>,
): Name {
  return names.reduce((best, name) => (chances[name] > chances[best] ? name : best))
}

/** Another answer, and the share of photos that would give it. */
export interface Second<Name> {
  readonly name: Name
  readonly confidence: number
}

/** The likeliest answer besides `own`, the first of equally likely ones; none if all others are impossible. */
export function secondAnswer<Name extends string>(
  own: Name,
  names: ReadonlyArray<Name>,
  chances: Readonly<Partial<Record<Name, number>>>,
): O.Option<Second<Name>> {
  const [name] = byChance(
    names.filter((other) => other !== own),
    chances,
  )
  const chance = name === undefined ? 0 : (chances[name] ?? 0)
  return name === undefined || chance === 0 ? O.none : O.some({ name, confidence: chance / 100 })
}

/** Below this chance, in percent, an answer gets two names: all others together are likelier. */
export const aloneFrom = 50

/** Whether an answer with this chance has its own name alone. */
export const standsAlone = (percent: number): boolean => percent >= aloneFrom

/** The second name of an answer: the likeliest other one. Null if the answer stands alone. */
export function secondNamed<Name extends string>(
  own: Name,
  names: ReadonlyArray<Name>,
  chances: Readonly<Partial<Record<Name, number>>>,
): Name | null {
  const second = secondAnswer(own, names, chances)
  return standsAlone(chances[own] ?? 0) || O.isNone(second) ? null : second.value.name
}

/**
 * Turns weights from 0, at least one of them above it, into whole percentages that add up to 100, by largest remainder
 * (Hamilton's method): no percentage changes by 1 or more.
 */
export function inPercent<Name extends string>(
  names: ReadonlyArray<Name>,
  weights: Readonly<Record<Name, number>>,
): Distribution<Name> {
  const total = names.reduce((sum, name) => sum + weights[name], 0)
  const exact = (name: Name) => (100 * weights[name]) / total
  const remainder = (name: Name) => exact(name) - Math.floor(exact(name))
  const missing = 100 - names.reduce((sum, name) => sum + Math.floor(exact(name)), 0)
  const raised = [...names].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing)
  return Object.fromEntries(
    names.map((name) => [name, Math.floor(exact(name)) + (raised.includes(name) ? 1 : 0)]),
  ) as Distribution<Name>
}

/** The mean of several distributions: a photo that is less sure counts less. */
export function meanChances<Name extends string>(
  names: ReadonlyArray<Name>,
  photos: ReadonlyArray<Readonly<Partial<Record<Name, number>>>>,
): Distribution<Name> {
  const sum = (name: Name) => photos.reduce((all, chances) => all + (chances[name] ?? 0), 0)
  const sums = Object.fromEntries(names.map((name) => [name, sum(name)]))
  return inPercent(names, sums as Record<Name, number>)
}

/** The chance of two answers together, as if they were independent; rounded to hundredths. */
export function chanceOfBoth(one: number, other: number): number {
  return Math.round(one * other * 100) / 100
}

/**
 * Of a hundred labelled portraits with such colours, how many are called each season: the composition of the specification.
 * The season, the second season and how sure they are follow from it.
 */
export type Composition = Distribution<Season>

/** The three percentages that the service sends; the rest to 100 is summer. */
export interface Proportion {
  readonly spring: number
  readonly autumn: number
  readonly winter: number
}

/** The lowest percentage at which a bar of the composition chart has room for its label. */
export const labelThreshold = 10

/** The shares that the composition chart shows without a result. */
export const defaultComposition: Composition = { spring: 40, summer: 30, autumn: 20, winter: 10 }

/** The seasons by share, the largest first; ties in the order of the seasons. */
export function seasonsByShare(composition: Composition): ReadonlyArray<Season> {
  return byChance(seasons, composition)
}

/** The season with the largest share; ties go to the first in the order of the seasons. */
export const largestSeason = (composition: Composition): Season => likeliest(seasons, composition)

/** The second season of a result, and the difference of the two shares. */
export interface SecondSeason {
  readonly season: Season
  /** The absolute difference in percentage points. */
  readonly points: number
}

/**
 * The other season with the largest share; ties go to the first in the order of the seasons. `none` if all other shares
 * are 0. Its share may exceed that of `season`, since the service may name a season that is not the largest.
 */
export function secondSeason(season: Season, composition: Composition): O.Option<SecondSeason> {
  return O.map(({ name }: Second<Season>) => ({
    season: name,
    points: Math.abs(composition[season] - composition[name]),
  }))(secondAnswer(season, seasons, composition))
}

const asPercent = (n: number): number => (n > 0 ? Math.min(n, 100) : 0)

/**
 * Turns any three numbers into a composition. NaN and numbers below 0 count as 0, numbers above 100 as 100. If the
 * three add up to more than 100, they are scaled down to 100, and summer is 0. Then rounds (`inPercent`).
 */
export function toComposition(proportion: Proportion): Composition {
  const spring = asPercent(proportion.spring)
  const autumn = asPercent(proportion.autumn)
  const winter = asPercent(proportion.winter)
  const sum = spring + autumn + winter
  const summer = Math.max(0, 100 - sum)
  return inPercent(seasons, { spring, summer, autumn, winter })
}
