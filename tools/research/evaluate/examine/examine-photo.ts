import * as E from 'fp-ts/lib/Either.js'
import type { Examiner } from '@kaoiro/analyser/examiner'
import type { Gender } from '@kaoiro/core/diagnosis'
import { mirrored } from '@kaoiro/analyser/photo'
import type { Pixels } from '@kaoiro/core/photo'
import { defaultSize } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { hairlineOf } from '@kaoiro/fixtures/portrait/photograph/perspective'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import type { Sitter } from '@kaoiro/fixtures/portrait/population/population'
import { placementOf } from '@kaoiro/fixtures/portrait/parameters/proportions'
import type { DegradedCase } from '@kaoiro/fixtures/portrait/population/degraded'
import { prepared, stored } from '../pixels/resample.js'
import type { Guided } from '../pixels/transform.js'
import { hairlineIn } from '../pixels/transform.js'
import type { Answer, DegradedRecord, SitterRecord } from '../records/records.js'
import { isResult } from '../records/records.js'

const ask = async (
  examiner: Examiner,
  pixels: Pixels,
  gender: Gender,
  hairline: number,
): Promise<Answer> => {
  const answer = await examiner(pixels, { gender, hairline })
  return E.isRight(answer) ? answer.right : { reason: answer.left }
}

/** Prepares a photo as a client does, and returns the answer to it. */
export const answerTo = async (
  examiner: Examiner,
  photo: Guided,
  gender: Gender,
): Promise<Answer> => ask(examiner, await prepared(photo.pixels), gender, hairlineIn(photo))

const defaultQuality = 92

/** @param x where the guide, a horizontal line, crosses the face */
const guided = (pixels: Guided['pixels'], x: number, hairline: number): Guided => ({
  pixels,
  guide: { x, y: (hairline / 100) * pixels.height },
})

/** Returns the x where a sitter's guide crosses the axis of the face. The head's roll tilts this axis. */
const crossing = ({ parameters }: Pick<Sitter, 'parameters'>, hairline: number): number => {
  const { x, y, roll } = placementOf(parameters, defaultSize)
  return x + (y - (hairline / 100) * defaultSize.height) * Math.tan((roll * Math.PI) / 180)
}

/** Draws a sitter and examines the portrait and its mirror image. */
export const examineSitter = async (
  examiner: Examiner,
  { name, season, traits, parameters }: Sitter,
): Promise<SitterRecord> => {
  const { gender } = parameters
  const hairline = hairlineOf(parameters, defaultSize)
  const portrait = stored(photograph(parameters), parameters.quality ?? defaultQuality)
  const photo = guided(portrait, crossing({ parameters }, hairline), hairline)
  // Mirrors the prepared photo. If the portrait was mirrored earlier, the JPEG blocks would be different.
  const sent = await prepared(photo.pixels)
  const answered = (pixels: Pixels) => ask(examiner, pixels, gender, hairlineIn(photo))
  const answer = await answered(sent)
  const mirroredAnswer = isResult(answer) ? await answered(mirrored(sent)) : null
  const drawn = { name, gender, season, hairline, traits, parameters }
  return { kind: 'sitter', ...drawn, answer, mirrored: mirroredAnswer }
}

/** Draws a degraded portrait and records the reason of its refusal. */
export const examineDegraded = async (
  examiner: Examiner,
  { name, reason, parameters, hairline, photograph: take }: DegradedCase,
): Promise<DegradedRecord> => {
  const portrait = stored(take(), parameters.quality ?? defaultQuality)
  const photo = guided(portrait, portrait.width / 2, hairline)
  const answer = await answerTo(examiner, photo, parameters.gender)
  return {
    kind: 'degraded',
    name,
    expected: reason,
    got: isResult(answer) ? null : answer.reason,
  }
}
