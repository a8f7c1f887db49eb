/**
 * The Network Information API's view of the connection; approximate and not supported by all
 * browsers.
 */
export interface Connection {
  readonly saveData?: boolean
  /** Effective connection type; the fastest is `4g`. */
  readonly effectiveType?: string
  /** Megabits per second. */
  readonly downlink?: number
}

/**
 * At this rate models and runtime (4.6 MB) load within eight seconds, while the visitor sets the
 * hairline.
 */
const minDownlink = 5

/**
 * Whether the models may be loaded just to check a photo that the service will analyse. The visitor did
 * not agree to this download, so it needs a connection known to be fast and without data saving; false
 * if the connection is unknown, as in Safari and Firefox.
 */
export const allowsLook = (connection: Connection | undefined): boolean =>
  connection !== undefined &&
  connection.saveData !== true &&
  connection.effectiveType === '4g' &&
  (connection.downlink ?? 0) >= minDownlink

/** The connection; undefined if the browser does not report it. */
export const currentConnection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection
