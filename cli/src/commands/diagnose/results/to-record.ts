import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import type { DiagnosisError } from '@kaoiro/core/diagnosis'
import { withoutOutline } from '@kaoiro/core/diagnosis'
import type { PhotoFault } from '../../../photo/preparation.js'
import { reportJson, toReport } from '../../../print/report.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { absolutePath, listedAt } from '../../../sources/photo-jobs.js'
import type { ResolvedHairline } from '../diagnoser/hairline.js'
import { unsearchedHairline } from '../diagnoser/hairline.js'
import { diagnosisFaultText } from '../diagnoser/diagnoser.js'
import type { DiagnosisOutcome, NotRecorded } from '../diagnoser/diagnoser.js'
import type { Localised } from '../settings/localised.js'

/** The record of a photo that could not be prepared. */
export const faultRecord =
  ({ photoFault }: Pick<Localised, 'photoFault'>, api: string | null) =>
  (job: PhotoJob, fault: PhotoFault): DiagnosisRecord => ({
    ...jobFields(job, unsearchedHairline(job), api),
    error: { kind: fault._tag, message: photoFault(fault) },
    calls: [],
  })

/** @param api address of the service; null for this machine or recordings */
const jobFields = (job: PhotoJob, resolved: ResolvedHairline, api: string | null) => {
  const { photo, gender, person } = job
  return {
    ...{ photo, path: absolutePath(job), ...listedAt(job), api, gender, ...resolved },
    ...(person === undefined ? {} : { person }),
  }
}

/** The record of a prepared photo; none if it was cancelled. @param site site of the result page, if known */
export const outcomeRecord =
  (
    localised: Pick<Localised, 'diagnosisError'>,
    { site, api }: { site: string | null; api: string | null },
  ) =>
  (
    job: PhotoJob,
    resolved: ResolvedHairline,
    { answer, calls, upload }: DiagnosisOutcome,
  ): O.Option<DiagnosisRecord> => {
    const fields = jobFields(job, resolved, api)
    const callFields = { calls, ...(upload === null ? {} : { upload }) }
    if (E.isRight(answer))
      return O.some({
        ...fields,
        ...reportJson(toReport(answer.right, job.gender, site)),
        ...(job.person === undefined ? {} : { answer: withoutOutline(answer.right) }),
        ...callFields,
      })
    const error = answer.left
    if (error._tag === 'Cancelled') return O.none
    const message = diagnosisFaultText(localised, error)
    return O.some({ ...fields, error: { kind: kindOf(error), message }, ...callFields })
  }

/** A stable name of an error, such as `AnalysisFailed:no-face`. */
const kindOf = (error: DiagnosisError | NotRecorded): string =>
  error._tag === 'AnalysisFailed' && error.reason !== null
    ? `${error._tag}:${error.reason}`
    : error._tag
