import type { SessionCall } from '../../diagnosis/session-error.js'
import type { PhotoTexts } from './photos.js'
import type { ProgressTexts } from './progress.js'
import type { RecordingTexts } from './recordings.js'
import type { SourceTexts } from './sources.js'

/** Texts of `diagnose`, one line each. */
export interface DiagnoseTexts extends ProgressTexts {
  readonly alreadyDone: (count: number, all: number) => string
  readonly stopping: string
  /** The service limits how much one address may send. */
  readonly throttled: string
  readonly notDone: (count: number) => string
  readonly resumeHint: string
  /** Where a file of results has errors. */
  readonly retryHint: string
  readonly unreachable: (photos: number, why: string) => string
  readonly notResults: string
  readonly inUse: (process: string, lock: string) => string
  /** Two services by their addresses. */
  readonly otherApi: (theirs: string, ours: string) => string
  readonly builtIn: string
  readonly specialFile: string
  readonly retried: (count: number) => string
  readonly retryWithoutOut: string
  readonly recordAndReplay: string
  /** For one result of one person's photos. */
  readonly samePersonCount: (photos: number, max: number) => string
  readonly samePersonWithOut: string
  /** For each person of a manifest. */
  readonly personCount: (person: string, photos: number, max: number) => string
  readonly personGenders: (person: string) => string
  readonly personFailed: (person: string, failed: number, all: number) => string
  readonly people: (people: number, agreed: number) => string
  readonly samePersonGenders: string
  readonly photoDone: (photo: string, done: number, all: number) => string
  readonly noSharedResult: (failed: number, all: number) => string
  readonly took: (duration: string) => string
  readonly total: (results: number, errors: number) => string
  readonly faceTypes: string
  readonly seasons: string
  readonly latency: string
  readonly calls: string
  readonly errors: string
  readonly call: Readonly<Record<SessionCall, string>>
  /** Percent of the photo's height. */
  readonly hairlineAt: (percent: number) => string
  readonly hairlineAuto: string
  readonly hairlineNotFound: (percent: number) => string
  readonly wouldBeSent: (count: number, all: number) => string
  readonly photos: PhotoTexts
  readonly recordings: RecordingTexts
  readonly sources: SourceTexts
  /** Why a file could not be written, by the system's code; without a full stop. */
  readonly writeErrors: Readonly<Record<string, string>>
}
