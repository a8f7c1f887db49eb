import { ciede2000 } from '../colour/ciede2000.js'
import { labOfHex } from '../colour/lab.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { Swatch } from '../palette/palettes.js'
import { wornColours } from '../palette/season-colours.js'
import type { Use } from '../palette/uses.js'
import type { Wearer, Wearing } from '../palette/wear.js'
import { wayToWear, wearerOf } from '../palette/wear.js'

/** A colour of the lender's palette, and a thing to lend in it. */
export interface Loan {
  readonly swatch: Swatch
  readonly use: LentUse
}

/** What two people can wear, and lend each other. */
export interface SharedColours {
  /** The colours of both palettes that are nearest to the other one's palette, the nearest first. */
  readonly both: ReadonlyArray<Swatch>
  /** Colours that a lends b, and b lends a. */
  readonly fromA: ReadonlyArray<Loan>
  readonly fromB: ReadonlyArray<Loan>
}

/** Make-up and nail colour, shoes and socks, trousers and part of a pattern are not lent. */
const lentUses = [
  'top',
  'scarf',
  'skirt',
  'shirt',
  'knit',
  'tie',
  'pocket-square',
  'watch-strap',
  'bag',
] as const satisfies ReadonlyArray<Use>

type LentUse = (typeof lentUses)[number]

/** The number of colours for both, and of loans in each direction. */
const counts = { both: 4, loans: 2 } as const

/** Colours nearer than this (CIEDE2000) look like one in a row of swatches. */
const minApart = 5

export function sharedColours(one: Diagnosis, other: Diagnosis): SharedColours {
  const [a, b] = [wearerOf(one), wearerOf(other)]
  const [ofA, ofB] = [wornBy(a, b), wornBy(b, a)]
  const both = apart([...ofA, ...ofB].sort(byDistance), []).slice(0, counts.both)
  const fromA = apart(ofA, both).slice(0, counts.loans)
  const fromB = apart(ofB, [...both, ...fromA]).slice(0, counts.loans)
  return {
    both: both.map(({ swatch }) => swatch),
    fromA: fromA.map(loanOf(0)),
    fromB: fromB.map(loanOf(1)),
  }
}

interface Worn {
  readonly swatch: Swatch
  /** How the other person wears it. */
  readonly wearing: Wearing
}

const byDistance = (one: Worn, other: Worn): number => one.wearing.distance - other.wearing.distance

/** The colours of an owner's palettes as another person wears them, those that suit that person most first. */
const wornBy = (owner: Wearer, other: Wearer): ReadonlyArray<Worn> => {
  const wear = wayToWear(other)
  return wornColours(owner.season, owner.also)
    .map((swatch) => ({ swatch, wearing: wear(swatch.colour) }))
    .sort(byDistance)
}

/** Those that differ visibly from each other and from the colours that are taken. */
const apart = (colours: ReadonlyArray<Worn>, taken: ReadonlyArray<Worn>): ReadonlyArray<Worn> =>
  colours.reduce<ReadonlyArray<Worn>>((kept, next) => {
    const lab = labOfHex(next.swatch.colour)
    const isNew = [...taken, ...kept].every(
      ({ swatch }) => ciede2000(labOfHex(swatch.colour), lab) >= minApart,
    )
    return isNew ? [...kept, next] : kept
  }, [])

/** The loans of one person are different things, as far as there are two. A bag in any colour suits everybody. */
const loanOf =
  (turn: number) =>
  ({ swatch, wearing }: Worn, at: number): Loan => {
    const uses = lentUses.filter((use) => wearing.uses.includes(use))
    return { swatch, use: uses[(at + turn) % Math.max(1, uses.length)] ?? 'bag' }
  }
