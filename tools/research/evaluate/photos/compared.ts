import type { Examination } from '@kaoiro/core/analysis/analyse'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import { reduceLevels, traits } from '@kaoiro/core/diagnosis/level'
import { undertoneOf } from '@kaoiro/core/diagnosis/season'
import type { Grouping } from './people.js'

/** Something that a photo is told, and another of the same person should be told as well. */
export interface ComparedAnswer {
  /** Whom a person is compared with: what is judged by gender, with those of the same. */
  readonly among: Grouping
  readonly of: (examination: Examination) => string | number
  /** How sure it is said to be, 0 to 1. */
  readonly confidence?: (examination: Examination) => number
}

/** The level as the result shows it: of five, or of three where five are reduced to three. */
const level = (trait: Trait): ComparedAnswer => ({
  among: 'gender',
  of: ({ levels }) => reduceLevels(levels)[traits.indexOf(trait)] ?? 0,
  confidence: ({ confidence }) => confidence.levels[trait],
})

/** Every answer by its name in the figures. */
export const comparedAnswers = {
  faceType: {
    among: 'gender',
    of: ({ faceType }) => faceType,
    confidence: ({ confidence }) => confidence.faceType,
  },
  season: {
    among: 'all',
    of: ({ season }) => season,
    confidence: ({ confidence }) => confidence.season,
  },
  /** Warm or cool. */
  undertone: { among: 'all', of: ({ season }) => undertoneOf(season) },
  faceLine: level('faceLine'),
  eyebrowAngle: level('eyebrowAngle'),
  eyeVerticalLength: level('eyeVerticalLength'),
  mouthWidth: level('mouthWidth'),
  noseRatio: level('noseRatio'),
} as const satisfies Readonly<Record<string, ComparedAnswer>> &
  Readonly<Record<Trait, ComparedAnswer>>

export type AnswerName = keyof typeof comparedAnswers

export const answerNames = Object.keys(comparedAnswers) as ReadonlyArray<AnswerName>

/** Numbers of an examination by their names, whichever it carries. */
type Numbers = (examination: Examination) => Readonly<Record<string, number>>

export interface ComparedNumbers {
  readonly among: Grouping
  readonly of: Numbers
}

/** What is measured before it is cut into answers, and whom a person is compared with. */
export const comparedNumbers = {
  scores: { among: 'gender', of: ({ scores }) => ({ ...scores }) },
  position: { among: 'gender', of: ({ position }) => ({ ...position }) },
  colour: { among: 'all', of: ({ colour }) => ({ ...colour }) },
  /** Before pose and expression are taken out. */
  measures: {
    among: 'gender',
    of: ({ evidence: { shape } }) => ({ ...shape.measures, contourJaw: shape.contourJaw }),
  },
} as const satisfies Readonly<Record<string, ComparedNumbers>>

export type NumbersName = keyof typeof comparedNumbers

export const numbersNames = Object.keys(comparedNumbers) as ReadonlyArray<NumbersName>
