import type { PlaceSums } from '@kaoiro/core/norms'

/** Sums of the colours of all photos, by day (UTC) and gender. */
export interface ColourRecords {
  /** Adds to the sums of today. */
  readonly add: (sums: PlaceSums) => Promise<void>
  /** The sums from a day on, such as `2026-11-28`; null for today. */
  readonly since: (day: string | null) => Promise<PlaceSums>
}
