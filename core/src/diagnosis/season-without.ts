import * as t from 'io-ts'
import type { Proportion } from './distribution.js'
import { largestSeason, toComposition } from './distribution.js'

/** Parts that may have another colour than the person's own: dyed hair, coloured lenses, lipstick, a tan or foundation. */
export const changeableParts = ['hair', 'iris', 'lips', 'skin'] as const

export type ChangeablePart = (typeof changeableParts)[number]

export const SeasonProportion = t.type({ spring: t.number, autumn: t.number, winter: t.number })

/**
 * The seasons' shares without the colours of some parts, for each choice of visible ones: `hair`, `hair+lips`. Names may be
 * unknown, from another version.
 */
export const SeasonWithout = t.record(t.string, SeasonProportion, 'SeasonWithout')
export type SeasonWithout = Readonly<Record<string, Proportion>>

const nameOf = (parts: ReadonlyArray<ChangeablePart>): string => parts.join('+')

/** @param visible the parts that the photo shows */
export function seasonWithout(
  visible: ReadonlyArray<ChangeablePart>,
  shares: (without: ReadonlyArray<ChangeablePart>) => Proportion,
): SeasonWithout {
  const choices = changeableParts
    .filter((part) => visible.includes(part))
    .reduce<ReadonlyArray<ReadonlyArray<ChangeablePart>>>(
      (all, part) => [...all, ...all.map((choice) => [...choice, part])],
      [[]],
    )
  return Object.fromEntries(choices.slice(1).map((parts) => [nameOf(parts), shares(parts)]))
}

interface SeasonAnswer {
  readonly season: string
  readonly proportion: Proportion
  readonly seasonWithout?: SeasonWithout | undefined
}

/** Whether the photo shows the part, and its answer tells the season without it. */
export const canLeaveOut =
  (part: ChangeablePart) =>
  ({ seasonWithout: shares = {} }: SeasonAnswer): boolean =>
    Object.hasOwn(shares, part)

/** The answer if the photo did not show these parts; the same one if all of them are invisible. */
export const leavingOut =
  (parts: ReadonlyArray<ChangeablePart>) =>
  <A extends SeasonAnswer>(answer: A): A => {
    const visible = changeableParts.filter(
      (part) => parts.includes(part) && canLeaveOut(part)(answer),
    )
    const proportion = answer.seasonWithout?.[nameOf(visible)]
    return proportion === undefined
      ? answer
      : { ...answer, proportion, season: largestSeason(toComposition(proportion)) }
  }
