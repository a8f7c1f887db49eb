import * as t from 'io-ts'
import { literals } from '../codecs/codecs.js'
import { genders } from './gender.js'
import { Percent } from './share.js'

/** The analysis' input besides the photo; `hairline` in percent of the photo's height from the top. */
export const AnalysisRequest = t.type({ gender: literals('Gender', genders), hairline: Percent })
export type AnalysisRequest = t.TypeOf<typeof AnalysisRequest>
