import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { MapPosition } from '@kaoiro/core/chart'
import { nearestType, facePosition } from '@kaoiro/core/chart'
import type {
  AnalysisRequest,
  Answer,
  Composition,
  Distribution,
  Doubt,
  FaceFeatures,
  FaceOutline,
  FaceType,
  Reason,
  Gender,
  Trait,
  TraitLevels,
  TraitScores,
  LightReferenceKind,
  Season,
  SeasonWithout,
} from '@kaoiro/core/diagnosis'
import {
  byTrait,
  changeableParts,
  faceTypesOf,
  largestSeason,
  levelsOf,
  likeliest,
  mapContours,
  seasonWithout,
} from '@kaoiro/core/diagnosis'
import type { Pixels } from '@kaoiro/core/photo'
import type { Norms, PartColours } from '@kaoiro/core/norms'
import { normsFor } from '@kaoiro/core/norms'
import { coloursOf } from '../colour/place-light.js'
import { seasonChances } from '../colour/season-model.js'
import { shippedNorms } from '../colour/shipped-norms.js'
import { faceTypeChances, levelConfidences } from '../confidence/confidence.js'
import { doubtsOf } from '../evidence/doubts.js'
import { faceFeaturesOf, faceOutlineOf } from '../face/landmarks.js'
import type { Landmarks } from '../face/landmarks.js'
import { scoresOf } from '../traits/trait-scores.js'
import { hairArea } from '../colour/hair-sample.js'
import type { Evidence } from '../evidence/evidence.js'
import { evidenceOf, withGuideMoved } from '../evidence/evidence.js'
import type { FindCode } from '../light-reference/find-reference.js'
import { usableFace } from '../usable/usable-face.js'
import { wideningOf } from '../evidence/widening.js'

/** The findings in a photo, not yet rounded. */
export interface Examination {
  readonly evidence: Evidence
  readonly scores: TraitScores
  readonly levels: TraitLevels
  /** The position on the face map, computed from the scores. */
  readonly position: MapPosition
  readonly faceType: FaceType
  /** The colours that norms are made from. */
  readonly colours: PartColours
  /** The version of the norms that the colours were compared with. */
  readonly norms: string
  readonly season: Season
  /** Of a hundred labelled portraits with such colours: how many are called each season. `season` is the likeliest. */
  readonly composition: Composition
  readonly seasonWithout: SeasonWithout
  /** How likely another photo gives each face type; `faceType` is the likeliest. */
  readonly faceTypes: Distribution<FaceType>
  /** How likely another photo gives the same level, 0 to 1. */
  readonly levelConfidence: Readonly<Record<Trait, number>>
  /** The most serious first. */
  readonly doubts: ReadonlyArray<Doubt>
  /** What showed the light, if the season was measured against white paper. */
  readonly lightReference?: LightReferenceKind
  /** Where the face and its parts are in the photo; no part of what was measured. */
  readonly outline?: FaceOutline
  readonly features?: FaceFeatures
}

export interface ExamineOptions {
  /** Whom the colours are compared with; people of an unknown place by default. */
  readonly norms?: Norms | undefined
  /** Called only for a photo that is not refused and may show a light card. */
  readonly findCode?: FindCode
}

/**
 * Examines the face of a photo (docs/analysis.md). Returns `left` with the reason if the photo does not contain exactly
 * one usable face, or does not show its skin.
 */
export function examine(
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
  request: AnalysisRequest,
  { norms, findCode }: ExamineOptions = {},
): E.Either<Reason, Examination> {
  const face = usableFace(pixels, faces)
  if (E.isLeft(face)) return face
  const evidence = evidenceOf(pixels, face.right, request, findCode)
  return O.isNone(evidence)
    ? E.left('no-face')
    : E.right({
        ...examinationOf(request.gender, evidence.value, norms),
        outline: faceOutlineOf(face.right, pixels),
        features: faceFeaturesOf(face.right, pixels, hairArea(face.right)),
      })
}

/** How far a guide that was set with a finger may be off, in percent of the photo's height. */
const guideError = 2

const guideAlone: ReadonlyArray<Doubt> = ['guide']

/** Whether a small move of the guide would change the face type. */
const isGuideNearCut = (gender: Gender, evidence: Evidence): boolean => {
  const typeAt = (percent: number) =>
    nearestType(gender)(facePosition(scoresOf(gender, withGuideMoved(evidence, percent).shape)))
  return typeAt(guideError) !== typeAt(-guideError)
}

/** The answers that follow from the evidence, with their confidence. */
export function examinationOf(
  gender: Gender,
  evidence: Evidence,
  norms: Norms = shippedNorms,
): Examination {
  const scores = scoresOf(gender, evidence.shape)
  const people = normsFor(norms, gender)
  const position = facePosition(scores)
  const seen = doubtsOf(people, evidence)
  const nearCut = !seen.includes('guide') && isGuideNearCut(gender, evidence) ? guideAlone : []
  const widening = wideningOf(evidence)
  const faceTypes = faceTypeChances(gender, scores, widening)
  const composition = seasonChances(people, evidence.colours)
  const { colours } = evidence
  const { reference } = colours
  return {
    evidence,
    scores,
    levels: levelsOf(scores),
    position,
    faceType: likeliest(faceTypesOf(gender), faceTypes),
    colours: coloursOf(evidence.colours),
    norms: norms.version,
    season: largestSeason(composition),
    composition,
    seasonWithout: seasonWithout(
      changeableParts.filter((part) => colours[part] !== undefined),
      (parts) => {
        const { spring, autumn, winter } = seasonChances(people, colours, parts)
        return { spring, autumn, winter }
      },
    ),
    faceTypes,
    levelConfidence: levelConfidences(scores, widening),
    doubts: [...seen, ...nearCut],
    ...(reference === undefined ? {} : { lightReference: reference.kind }),
  }
}

/** The service's answer. Rounded to hundredths, the outline to thousandths: further digits are noise. */
export function answerOf({
  faceType,
  season,
  levels,
  scores,
  composition: { spring, autumn, winter },
  seasonWithout,
  faceTypes,
  levelConfidence,
  doubts,
  norms,
  lightReference,
  outline,
  features,
}: Examination): Answer {
  return {
    faceType,
    season,
    levels,
    proportion: { spring, autumn, winter },
    scores: byTrait((trait) => toHundredths(scores[trait])),
    faceTypes,
    levelConfidence: byTrait((trait) => toHundredths(levelConfidence[trait])),
    doubts,
    norms,
    seasonWithout,
    ...(lightReference === undefined ? {} : { lightReference }),
    ...(outline === undefined ? {} : { outline: placesTo(1000)(outline) }),
    ...(features === undefined ? {} : { features: roundedFeatures(features) }),
  }
}

const toHundredths = (number: number): number => Math.round(number * 100) / 100

const placesTo =
  (parts: number) =>
  (contour: FaceOutline): FaceOutline =>
    contour.map(([x, y]) => [Math.round(x * parts) / parts, Math.round(y * parts) / parts] as const)

/** To ten-thousandths, a tenth of a pixel: a whole one would be seen at the edge of a lip. */
const roundedFeatures = mapContours((contours) => contours.map(placesTo(10_000)))
