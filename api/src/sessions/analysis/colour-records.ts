import * as O from 'fp-ts/lib/Option.js'
import type { Drift, PlaceSums } from '@kaoiro/analyser/colour'
import type { Emit } from '../model/service-event.js'

/** Sums of the colours of all photos, by day (UTC) and gender. */
export interface ColourRecords {
  /** Adds to the sums of today. */
  readonly add: (sums: PlaceSums) => Promise<void>
  /** The sums from a day on, such as `2026-11-28`; null for today. */
  readonly since: (day: string | null) => Promise<PlaceSums>
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
