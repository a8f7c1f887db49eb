import type { Change } from './amounts.js'
import { changes } from './amounts.js'

/** Second photos of everybody that differ from the first by these changes. */
export interface Series {
  readonly name: string
  readonly changes: ReadonlyArray<Change>
}

/**
 * Changed on their own only: nobody knows from how far away the first photo was taken, and visitors are asked to take
 * their glasses off and to look straight ahead; `turn` is what remains of that.
 */
const apart: ReadonlyArray<Change> = ['nearness', 'glasses', 'pose']

/** As a phone does it, from where it was. */
export const everything: Series = {
  name: 'everything',
  changes: changes.filter((change) => !apart.includes(change)),
}

/** By some changes alone. */
export const seriesOf = (some: ReadonlyArray<Change>): Series => ({
  name: some.join(','),
  changes: some,
})

/** Everything, and each change alone in turn. */
export const eachAlone: ReadonlyArray<Series> = [
  everything,
  ...changes.map((change) => seriesOf([change])),
]
