/** What some browsers tell of the visitor's network (Network Information API); of their own accord, and only roughly. */
export interface Connection {
  readonly saveData?: boolean
  /** As fast as networks of this kind are, whichever it is; the fastest is `4g`. */
  readonly effectiveType?: string
  /** Megabits a second. */
  readonly downlink?: number
}

/** At this rate models and runtime, some 4.6 MB, come within eight seconds: while the visitor sets the hairline. */
const minDownlink = 5

/**
 * Whether models may be loaded for a look alone. Where nothing is known of the connection, as in Safari and Firefox, they
 * may not: nobody has asked the visitor for these megabytes.
 */
export const allowsLook = (connection: Connection | undefined): boolean =>
  connection !== undefined &&
  connection.saveData !== true &&
  connection.effectiveType === '4g' &&
  (connection.downlink ?? 0) >= minDownlink

/** What this browser tells; undefined if it tells nothing. */
export const currentConnection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection
