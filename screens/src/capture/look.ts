import type { QualityHint } from '@kaoiro/core/photo'

/** Remarks overlay the image, so only a few are shown. */
const maxRemarks = 2

/** The remarks of a check to show, worst first, without those already given as quality hints. */
export function newRemarks<Remark extends string>(
  remarks: ReadonlyArray<Remark>,
  hints: ReadonlyArray<QualityHint>,
): ReadonlyArray<Remark> {
  return remarks
    .filter((remark) => remark !== 'coloured-light' || !hints.includes('colour-cast'))
    .slice(0, maxRemarks)
}

/** The Network Information API's view of the connection; approximate and not supported by all browsers. */
export interface Connection {
  readonly saveData?: boolean
  /** Effective connection type; the fastest is `4g`. */
  readonly effectiveType?: string
  /** Megabits per second. */
  readonly downlink?: number
}

/** At this rate models and runtime (4.6 MB) load within eight seconds, while the visitor sets the hairline. */
const minDownlink = 5

/**
 * Whether the models may be loaded just to check a photo that the service will analyse. The visitor did not agree to this
 * download, so it needs a connection known to be fast and without data saving; false if the connection is unknown, as in
 * Safari and Firefox.
 */
export function allowsLook(connection: Connection | undefined): boolean {
  return (
    connection !== undefined &&
    connection.saveData !== true &&
    connection.effectiveType === '4g' &&
    (connection.downlink ?? 0) >= minDownlink
  )
}

/** Minimum distance between the guide and the detected hairline, in percent of the image height. */
const near = 3

/** Whether the detected hairline is offered as a place for the guide. */
export function offersHairline(found: number, guide: number): boolean {
  return Math.abs(found - guide) >= near
}
