import type * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalyserThreads } from '@kaoiro/analyser/threads'
import type { Answer, Diagnose } from '@kaoiro/core/diagnosis'
import { withoutOutline } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import { defaultHairline } from '@kaoiro/core/photo'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import type { CallLog } from '../../http/call-log.js'
import { reportJson, toReport } from '../../print/report.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { absolutePath, listedAt } from '../../sources/photo-jobs.js'

/** What diagnoses one photo: the port, the log of its calls, and `save`, which writes their recording if there is to be one. */
export interface PhotoPort {
  readonly diagnose: Diagnose
  readonly log: () => CallLog
  /** Rejects if writing fails. */
  readonly save: () => Promise<void>
}

/** Left: the message that the recording of the photo is missing. */
export type OpenPort = (job: PhotoJob) => Promise<E.Either<string, PhotoPort>>

/** What became of a photo. */
export interface Outcome extends CallLog {
  readonly job: PhotoJob
  readonly hairline: ResolvedHairline
  readonly answer: E.Either<Fault, Answer>
}

/** `kind` is a stable name, such as `AnalysisFailed:no-face`. */
interface Fault {
  readonly kind: string
  readonly message: string
}

export const cancelled = 'Cancelled'

/** The hairline used for the analysis, as in the record: the given one, or the one found in the photo or the default. */
export interface ResolvedHairline {
  readonly hairline: Hairline
  /** Only if it was to be found. */
  readonly hairlineFound?: boolean
}

/** Rounds to tenths of a percent, which are less than a pixel of a prepared photo. */
const inTenths = (percent: number): number => Math.round(percent * 10) / 10

/** Finds the hairline in a photo. Takes the default if the model fails on it: it may still work for the next one. */
export async function searchedHairline(
  { findHairline }: Pick<AnalyserThreads, 'findHairline'>,
  jpeg: Uint8Array,
): Promise<ResolvedHairline> {
  const found = await findHairline(jpeg).catch(() => O.none)
  return O.isSome(found)
    ? { hairline: inTenths(found.value), hairlineFound: true }
    : notFoundHairline
}

const notFoundHairline = { hairline: defaultHairline, hairlineFound: false }

/** The hairline of a photo that was not searched for it. */
export function unsearchedHairline({ hairline }: Pick<PhotoJob, 'hairline'>): ResolvedHairline {
  return hairline === 'auto' ? notFoundHairline : { hairline }
}

/**
 * The record of a photo. @param site site of the result page, if known
 *
 * @param api address of the service; null for this machine or recordings
 */
export function recordOf(
  { job, hairline, answer, calls, upload }: Outcome,
  { site, api }: { readonly site: string | null; readonly api: string | null },
): DiagnosisRecord {
  const { photo, gender, person } = job
  const asked = {
    ...{ photo, path: absolutePath(job), ...listedAt(job), api, gender, ...hairline },
    ...(person === undefined ? {} : { person }),
  }
  const made = { calls, ...(upload === null ? {} : { upload }) }
  return answer._tag === 'Left'
    ? { ...asked, error: answer.left, ...made }
    : {
        ...asked,
        ...reportJson(toReport(answer.right, gender, site)),
        ...(person === undefined ? {} : { answer: withoutOutline(answer.right) }),
        ...made,
      }
}
