import type { Doubt } from '@kaoiro/core/diagnosis/doubt'
import { doubts } from '@kaoiro/core/diagnosis/doubt'
import type { Examination } from '@kaoiro/core/analysis/analyse'
import { mean } from '../../../statistics/mean.js'
import { shareOf } from '../../statistics/shares.js'
import type { PhotoPair, Person } from './people.js'
import { pairsOf, photosOf } from './people.js'

/** What became of an answer, beside what was said of it. */
interface Promised {
  readonly stayed: number
  /** The mean confidence. */
  readonly said: number
}

/** Photos that were told something of themselves. */
interface Doubted {
  /** Their share of all photos. */
  readonly told: number
  readonly faceType: Promised
  readonly season: Promised
}

export type Doubts = Readonly<Record<Doubt | 'none', Doubted>>

/** Photos of which nothing was said are those without a doubt. */
const isTold = (doubt: Doubt | 'none', { doubts: own }: Examination): boolean =>
  doubt === 'none' ? own.length === 0 : own.includes(doubt)

const promised = (pairs: ReadonlyArray<PhotoPair>, name: 'faceType' | 'season'): Promised => ({
  stayed: shareOf(pairs, ({ photo, other }) => photo[name] === other[name]),
  said: mean(pairs.map(({ photo }) => photo.confidence[name])),
})

/** Whether doubtful photos are those whose answers change, and are told so. */
export const doubtsOf = (people: ReadonlyArray<Person>): Doubts => {
  const photos = people.flatMap(photosOf)
  const pairs = people.flatMap(pairsOf)
  const of = (doubt: Doubt | 'none'): Doubted => {
    const own = pairs.filter(({ photo }) => isTold(doubt, photo))
    return {
      told: shareOf(photos, (photo) => isTold(doubt, photo)),
      faceType: promised(own, 'faceType'),
      season: promised(own, 'season'),
    }
  }
  return Object.fromEntries(
    (['none', ...doubts] as const).map((doubt) => [doubt, of(doubt)]),
  ) as unknown as Doubts
}

/** Of the answers that changed, how often the second one that was named came instead. */
export const secondNamed = (
  people: ReadonlyArray<Person>,
): Readonly<Record<'faceType' | 'season', number>> => {
  const pairs = people.flatMap(pairsOf)
  const of = (name: 'faceType' | 'season') =>
    shareOf(
      pairs.filter(({ photo, other }) => photo[name] !== other[name]),
      ({ photo, other }) => photo.second[name].name === other[name],
    )
  return { faceType: of('faceType'), season: of('season') }
}
