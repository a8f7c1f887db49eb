import * as O from 'fp-ts/lib/Option.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Drift, PlaceSums } from '@kaoiro/analyser/colour'
import type { PartColours } from '@kaoiro/core/norms'
import { addPlaceSums, noPlaceSums, sumsOf } from '@kaoiro/analyser/colour'
import type { Emit } from '../model/service-event.js'

/** Sums of the colours of all photos, by day (UTC) and gender. */
export interface ColourRecords {
  /** Adds to the sums of today. */
  readonly add: (sums: PlaceSums) => Promise<void>
  /** The sums from a day on, such as `2026-11-28`; null for today. */
  readonly since: (day: string | null) => Promise<PlaceSums>
}

/** Adds up the colours of analysed photos in memory: one statement a minute instead of one for each photo. */
export interface ColourTally {
  readonly count: (gender: Gender, colours: PartColours) => void
  /** Moves the sums to the database. If that fails, they are kept for the next call. */
  readonly flush: () => Promise<void>
}

export function colourTally({ add }: Pick<ColourRecords, 'add'>): ColourTally {
  let counted = noPlaceSums
  return {
    count: (gender, colours) => {
      counted = addPlaceSums(counted, { ...noPlaceSums, [gender]: sumsOf(colours) })
    },
    flush: async () => {
      const added = counted
      if (added === noPlaceSums) return
      counted = noPlaceSums
      await add(added).catch((error: unknown) => {
        counted = addPlaceSums(counted, added)
        throw error
      })
    },
  }
}

/** Emits an event at the first call of a day after colours left the norms by more than chance. */
export function driftReport(
  drift: () => Promise<O.Option<Drift>>,
  emit: Emit,
  today: () => string,
): () => Promise<void> {
  let reported = ''
  return async () => {
    if (reported === today()) return
    const found = await drift()
    if (O.isNone(found) || found.value.excess <= 1) return
    reported = today()
    const { excess: _, ...event } = found.value
    emit({ _tag: 'NormsDrifted', ...event })
  }
}
