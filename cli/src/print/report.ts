import { resultAddress, resultCode } from '@kaoiro/core/result-code'
import type { Diagnosed, Gender } from '@kaoiro/core/diagnosis'
import { toDiagnosed } from '@kaoiro/core/session'
import type { AnalysisResult } from '@kaoiro/core/session'

/** The reported result of one photo. */
export interface Report extends Diagnosed {
  readonly code: string
  readonly url: string
}

export const toReport = (result: AnalysisResult, gender: Gender, site: string): Report =>
  reportOf(toDiagnosed(gender)(result), site)

export const reportOf = ({ diagnosis, certainty }: Diagnosed, site: string): Report => {
  const code = resultCode.encode(diagnosis)
  return { diagnosis, certainty, code, url: resultAddress(site, code) }
}

/** The report as JSON. */
export const reportJson = ({ diagnosis, certainty, code, url }: Report) => ({
  ...diagnosis,
  ...certainty,
  code,
  url,
})
