import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultAddress } from '@kaoiro/core/result-address'
import { resultCode } from '@kaoiro/core/result-code'
import type { Confidence } from '@kaoiro/core/session/confidence'
import { confidenceOf, isSent } from '@kaoiro/core/session/confidence'
import { toDiagnosis } from '@kaoiro/core/session/diagnose'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import { localSite } from '../local-site.js'
import type { Job } from './job.js'
import type { DiagnoseOptions } from './options.js'

/** All that is told of one photo. */
export interface Report {
  readonly diagnosis: Diagnosis
  readonly confidence: Confidence
  readonly code: string
  readonly url: string
}

export const siteOf = ({ site, api }: DiagnoseOptions): string => site ?? api ?? localSite

export const reportOf = (result: AnalysisResult, gender: Job['gender'], site: string): Report => {
  const diagnosis = toDiagnosis(gender)(result)
  const code = resultCode.encode(diagnosis)
  return { diagnosis, confidence: confidenceOf(result), code, url: resultAddress(site, code) }
}

/** As it is written in JSON. */
export const reportFields = ({ diagnosis, confidence, code, url }: Report) => ({
  ...diagnosis,
  ...(isSent(confidence) ? { confidence } : {}),
  code,
  url,
})
