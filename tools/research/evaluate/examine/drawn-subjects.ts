import type { Examiner } from '@kaoiro/analyser/examiner'
import { defaultSize } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { hairlineOf } from '@kaoiro/fixtures/portrait/photograph/perspective'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import type { Sitter } from '@kaoiro/fixtures/portrait/population/population'
import { placementOf } from '@kaoiro/fixtures/portrait/parameters/proportions'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import type { SpoiledCase } from '@kaoiro/fixtures/portrait/population/spoiled'
import { answerTo, examinePhoto } from './examine-photo.js'
import type { Guided } from '../pixels/guided.js'
import { stored } from '../pixels/prepare.js'
import { isResult } from '../records/record.js'
import type { SitterRecord, SpoiledRecord } from '../records/record.js'

const defaultQuality = 92

/** The guide across the picture, and the point of it that moves with the face. */
const guided = (pixels: Pixels, x: number, hairline: number): Guided => ({
  pixels,
  guide: { x, y: (hairline / 100) * pixels.height },
})

/** Where a sitter's guide crosses the face's axis, which leans by the head's roll. */
const crossing = ({ parameters }: Pick<Sitter, 'parameters'>, hairline: number): number => {
  const { x, y, roll } = placementOf(parameters, defaultSize)
  return x + (y - (hairline / 100) * defaultSize.height) * Math.tan((roll * Math.PI) / 180)
}

export const examineSitter = async (
  examiner: Examiner,
  { name, season, traits, parameters }: Sitter,
): Promise<SitterRecord> => {
  const hairline = hairlineOf(parameters, defaultSize)
  const photo = stored(photograph(parameters), parameters.quality ?? defaultQuality)
  const { gender } = parameters
  return {
    kind: 'sitter',
    name,
    gender,
    season,
    hairline,
    traits,
    parameters,
    ...(await examinePhoto(
      examiner,
      guided(photo, crossing({ parameters }, hairline), hairline),
      gender,
      name,
    )),
  }
}

export const examineSpoiled = async (
  examiner: Examiner,
  { name, reason, parameters, hairline, photograph: take }: SpoiledCase,
): Promise<SpoiledRecord> => {
  const photo = stored(take(), parameters.quality ?? defaultQuality)
  const answer = await answerTo(
    examiner,
    guided(photo, photo.width / 2, hairline),
    parameters.gender,
  )
  return {
    kind: 'spoiled',
    name,
    expected: reason,
    got: isResult(answer) ? null : answer.reason,
  }
}
