import * as t from 'io-ts'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { literals } from '@kaoiro/core/codecs/codecs'

const Colour = t.type({ red: t.number, green: t.number, blue: t.number })

const Measures = t.type({
  faceLine: t.number,
  eyebrowAngle: t.number,
  eyeVerticalLength: t.number,
  mouthWidth: t.number,
  noseRatio: t.number,
})

const Shape = t.type({
  measures: Measures,
  /** JSON has no NaN. */
  contourJaw: t.union([t.number, t.null]),
  pose: t.type({ yaw: t.number, pitch: t.number }),
  expression: t.type({ open: t.number, lift: t.number }),
})

const Colours = t.intersection([
  t.type({ skin: Colour }),
  t.partial({ white: Colour, surroundings: Colour, hair: Colour, iris: Colour, lips: Colour }),
])

const Evidence = t.type({ shape: Shape, colours: Colours })
export type Evidence = t.TypeOf<typeof Evidence>

const Answer = t.union([t.type({ evidence: Evidence }), t.type({ reason: t.string })])
export type Answer = t.TypeOf<typeof Answer>

/** What is read of an examined photo's line (PhotoRecord of the evaluation). */
export const PhotoLine = t.type({
  kind: t.literal('photo'),
  file: t.string,
  folder: t.string,
  gender: literals('Gender', genders),
  answer: Answer,
  again: t.record(t.string, t.array(t.type({ answer: Answer }))),
})
export type PhotoLine = t.TypeOf<typeof PhotoLine>

/** A line of something else that evaluate writes. */
export const OtherLine = t.type({
  kind: t.union([t.literal('sitter'), t.literal('spoiled'), t.literal('unreadable')]),
})
