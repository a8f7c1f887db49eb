import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import type { SessionError } from '@kaoiro/core/session/session-error'
import type { PhotoFault } from '../photo/preparation.js'
import type { Asked, NotRecorded } from './ask.js'
import type { Job } from './job.js'
import { reportFields, reportOf } from './report.js'

export interface RecordWords {
  readonly fault: (fault: PhotoFault) => string
  readonly session: (error: SessionError) => string
}

/** A photo that could not be prepared. */
export const faultRecord =
  ({ fault: inWords }: RecordWords) =>
  (job: Job, fault: PhotoFault): DiagnosisRecord => ({
    ...job,
    error: { kind: fault._tag, message: inWords(fault) },
    calls: [],
  })

/** A photo that was sent, none where that was broken off. `site`: whose page the URL names. */
export const askedRecord =
  ({ session: inWords }: RecordWords, site: string) =>
  (job: Job, { answer, calls, upload }: Asked): O.Option<DiagnosisRecord> => {
    const made = { calls, ...(upload === null ? {} : { upload }) }
    if (E.isRight(answer))
      return O.some({ ...job, ...reportFields(reportOf(answer.right, job.gender, site)), ...made })
    const error = answer.left
    if (error._tag === 'Cancelled') return O.none
    const message = error._tag === 'NotRecorded' ? error.detail : inWords(error)
    return O.some({ ...job, error: { kind: kindOf(error), message }, ...made })
  }

/** A stable name for programs: `AnalysisFailed:no-face`. */
const kindOf = (error: SessionError | NotRecorded): string =>
  error._tag === 'AnalysisFailed' && error.reason !== null
    ? `${error._tag}:${error.reason}`
    : error._tag
