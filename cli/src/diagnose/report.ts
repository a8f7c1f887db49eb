import { resultAddress } from '@kaoiro/core/result-code/address'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import type { Diagnosed } from '@kaoiro/core/session/diagnose'
import { toDiagnosed } from '@kaoiro/core/session/diagnose'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import { localSite } from '../local-site.js'
import type { Job } from './job.js'
import type { DiagnoseOptions } from './options.js'

/** All that is told of one photo. */
export interface Report extends Diagnosed {
  readonly code: string
  readonly url: string
}

export const siteOf = ({ site, api }: DiagnoseOptions): string => site ?? api ?? localSite

export const reportOf = (result: AnalysisResult, gender: Job['gender'], site: string): Report => {
  const diagnosed = toDiagnosed(gender)(result)
  const code = resultCode.encode(diagnosed.diagnosis)
  return { ...diagnosed, code, url: resultAddress(site, code) }
}

/** As it is written in JSON. */
export const reportFields = ({ diagnosis, certainty, code, url }: Report) => ({
  ...diagnosis,
  ...certainty,
  code,
  url,
})
