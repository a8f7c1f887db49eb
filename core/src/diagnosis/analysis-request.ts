import * as t from 'io-ts'
import { guardCodec, literals } from '../codecs/codecs.js'
import { genders } from './gender.js'

const Percent = guardCodec(
  'Percent',
  (u): u is number => typeof u === 'number' && u >= 0 && u <= 100,
)

/** The analysis' input besides the photo; `hairline` in percent of the photo's height from the top. */
export const AnalysisRequest = t.type({ gender: literals('Gender', genders), hairline: Percent })
export type AnalysisRequest = t.TypeOf<typeof AnalysisRequest>
