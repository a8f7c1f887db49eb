import type { Pose } from '@kaoiro/core/analysis/traits/frontal-face'
import type {
  MeasureName,
  Nuisance,
  Population,
  Statistics,
} from '@kaoiro/core/analysis/traits/population'
import type { FaceShape, TraitPopulation } from '@kaoiro/core/analysis/traits/trait-scores'
import { measureOf, neutralMeasure } from '@kaoiro/core/analysis/traits/trait-scores'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import { rounded } from './rounding.js'
import type { Person } from './people.js'
import { photosOf } from './people.js'
import { leastSquares, slopesWithin } from '../statistics/regression.js'
import { meanAndDeviation } from '../statistics/shares.js'
import { mean } from '../../statistics/mean.js'

type PoseSlopes = Pick<Nuisance, 'pitch' | 'pitchSquared' | 'yawSquared'>
type ExpressionSlopes = Pick<Nuisance, 'open' | 'lift'>

type PoseTerm = keyof PoseSlopes

const termOf: Readonly<Record<PoseTerm, (pose: Pose) => number>> = {
  pitch: ({ pitch }) => pitch,
  pitchSquared: ({ pitch }) => pitch ** 2,
  yawSquared: ({ yaw }) => yaw ** 2,
}

/**
 * The pose terms of each measure. Squares are included if their effect is large both in second photos and across
 * people. The effect of the other squares is small in one of the two, or has different signs (note 51).
 */
const poseTerms: Readonly<Record<MeasureName, ReadonlyArray<PoseTerm>>> = {
  faceLine: ['pitch'],
  eyebrowAngle: ['pitch', 'yawSquared'],
  eyeVerticalLength: ['pitch'],
  mouthWidth: ['pitch', 'pitchSquared'],
  noseRatio: ['pitch'],
  contourJaw: ['pitch', 'yawSquared'],
}

const noPose: PoseSlopes = { pitch: 0, pitchSquared: 0, yawSquared: 0 }
const noExpression: ExpressionSlopes = { open: 0, lift: 0 }

/** Fits the effect of the pose to photos that differ in the pose alone. */
const poseSlopes = (
  people: ReadonlyArray<Person>,
  terms: ReadonlyArray<PoseTerm>,
  valueOf: (shape: FaceShape) => number,
): PoseSlopes => {
  const slopes = slopesWithin(
    people.map(({ original, posed }) =>
      [original, ...posed]
        .map(({ shape }) => ({
          row: terms.map((term) => termOf[term](shape.pose)),
          target: valueOf(shape),
        }))
        .filter(({ target }) => !Number.isNaN(target)),
    ),
  )
  const pairs = terms.map((term, i) => [term, slopes[i] ?? 0] as const)
  return { ...noPose, ...Object.fromEntries(pairs) }
}

/** Fits the effect of expression across people, by gender, because second photos keep the expression. */
const expressionSlopes = (
  people: ReadonlyArray<Person>,
  valueOf: (shape: FaceShape) => number,
): ExpressionSlopes => {
  const observed = people.flatMap((person) => {
    const shapes = photosOf(person)
      .map(({ shape }) => shape)
      .filter((shape) => !Number.isNaN(valueOf(shape)))
    const row = [
      mean(shapes.map(({ expression }) => expression.open)),
      mean(shapes.map(({ expression }) => expression.lift)),
      person.gender === 'WOMEN' ? 1 : 0,
      person.gender === 'MEN' ? 1 : 0,
    ]
    return shapes.length === 0 ? [] : [{ row, target: mean(shapes.map(valueOf)) }]
  })
  const [open = 0, lift = 0] = leastSquares(
    observed.map(({ row }) => row),
    observed.map(({ target }) => target),
  )
  return { open, lift }
}

/**
 * Fits pose, then expression, then pose again, because a turned head also changes the measured expression. A
 * second fit of the expression would change it by less than its error.
 */
const nuisanceOf = (people: ReadonlyArray<Person>, name: MeasureName): Nuisance => {
  const poseIn = (valueOf: (shape: FaceShape) => number) =>
    poseSlopes(people, poseTerms[name], valueOf)
  const without = (nuisance: Nuisance) => (shape: FaceShape) =>
    neutralMeasure(nuisance, name, shape)
  const firstPose = poseIn((shape) => measureOf(name, shape))
  const expression = expressionSlopes(people, without({ ...firstPose, ...noExpression }))
  const pose = poseIn(without({ ...noPose, ...expression }))
  return {
    pitch: rounded(pose.pitch, 3),
    pitchSquared: rounded(pose.pitchSquared, 3),
    yawSquared: rounded(pose.yawSquared, 3),
    open: rounded(expression.open, 3),
    lift: rounded(expression.lift, 3),
  }
}

const inFourDecimals = ({ mean, deviation }: Statistics): Statistics => ({
  mean: rounded(mean, 4),
  deviation: rounded(deviation, 4),
})

const populationOf = (
  people: ReadonlyArray<Person>,
  gender: Gender,
  nuisances: TraitPopulation['nuisances'],
): Population => {
  const shapes = people
    .filter((person) => person.gender === gender)
    .flatMap((person) => photosOf(person).map(({ shape }) => shape))
  const statisticsOf = (name: MeasureName) =>
    inFourDecimals(
      meanAndDeviation(
        shapes
          .map((shape) => neutralMeasure(nuisances[name], name, shape))
          .filter((value) => !Number.isNaN(value)),
      ),
    )
  return { ...byTrait(statisticsOf), contourJaw: statisticsOf('contourJaw') }
}

/** Fits how pose and expression change the measures, and the mean and deviation of the corrected measures. */
export const fitTraits = (people: ReadonlyArray<Person>): TraitPopulation => {
  const nuisances = {
    ...byTrait((trait) => nuisanceOf(people, trait)),
    contourJaw: nuisanceOf(people, 'contourJaw'),
  }
  return {
    nuisances,
    populations: {
      WOMEN: populationOf(people, 'WOMEN', nuisances),
      MEN: populationOf(people, 'MEN', nuisances),
    },
  }
}
