import * as t from 'io-ts'
import { literals } from '../codecs/codecs.js'
import { genders } from '../diagnosis/gender.js'
import { AnalysisResult } from '../session/wire/wire.js'

/** The service's answer to one photo, and the gender that it was asked for. */
export const PhotoAnswer = t.readonly(
  t.type({ gender: literals('Gender', genders), result: AnalysisResult }),
  'PhotoAnswer',
)
export type PhotoAnswer = t.TypeOf<typeof PhotoAnswer>
