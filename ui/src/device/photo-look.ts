import type { FaceRemark } from '@kaoiro/analyser/check'
import type { QualityHint } from '@kaoiro/core/photo'
import { lookOnDevice } from './device-analyser.js'
import type { Look } from './worker/load-examination.js'

/** Remarks overlay the image, so only a few are shown. */
const maxRemarks = 2

/** The remarks to show, worst first, without those already given as quality hints. */
export function newRemarks(
  remarks: ReadonlyArray<FaceRemark>,
  hints: ReadonlyArray<QualityHint>,
): ReadonlyArray<FaceRemark> {
  return remarks
    .filter((remark) => remark !== 'coloured-light' || !hints.includes('colour-cast'))
    .slice(0, maxRemarks)
}

const looks = new WeakMap<Uint8Array, Promise<Look | null>>()

/** Checks a photo only once, even if several steps show it. A failed check is retried on the next step. */
export function lookAtPhoto(jpeg: Uint8Array): Promise<Look | null> {
  const look = looks.get(jpeg) ?? lookAnew(jpeg)
  looks.set(jpeg, look)
  return look
}

const lookAnew = async (jpeg: Uint8Array): Promise<Look | null> => {
  const look = await lookOnDevice(jpeg)
  if (look === null) looks.delete(jpeg)
  return look
}

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
export function allowsLook(connection: Connection | undefined): boolean {
  return (
    connection !== undefined &&
    connection.saveData !== true &&
    connection.effectiveType === '4g' &&
    (connection.downlink ?? 0) >= minDownlink
  )
}

/** The connection; undefined if the browser does not report it. */
export function currentConnection(): Connection | undefined {
  return (navigator as { readonly connection?: Connection }).connection
}
