import type { Change } from './amounts.js'
import { changes } from './amounts.js'

/** Second photos of everybody that differ from the first by these changes. */
export interface Series {
  readonly name: string
  readonly changes: ReadonlyArray<Change>
}

/**
 * As a phone does it, from where it was. From where the first photo was taken nobody knows, so the camera's distance is
 * changed on its own; and glasses, which visitors are asked to take off, are put on on their own.
 */
export const everything: Series = {
  name: 'everything',
  changes: changes.filter((change) => change !== 'nearness' && change !== 'glasses'),
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
