import { resultAddress } from '@kaoiro/core/result-code/address'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import type { Diagnosed } from '@kaoiro/core/diagnosis/answer'
import { toDiagnosed } from '@kaoiro/core/session/result'
import type { AnalysisResult } from '@kaoiro/core/session/wire/analysis-result'
import type { Gender } from '@kaoiro/core/diagnosis/gender'

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
