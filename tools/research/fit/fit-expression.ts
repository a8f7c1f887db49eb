import { smileBy } from '@kaoiro/analyser/traits'
import type { FaceShape, Nuisances, Nuisance } from '@kaoiro/analyser/traits'
import type { Trait } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import { expressionIn, personOf } from '../halves.js'
import type { Person } from './people.js'
import { rounded } from './rounding.js'
import { leastSquares } from '../statistics/regression.js'

/** A person at rest and smiling, in one session. */
interface Smiler {
  readonly atRest: FaceShape
  readonly smiling: FaceShape
}

/** The people with a photo `ID-neutral` and one `ID-smiling`. */
export const smilersAmong = (people: ReadonlyArray<Person>): ReadonlyArray<Smiler> => {
  const having = (expression: string) =>
    people.filter(({ file }) => expressionIn(file) === expression)
  const smiling = new Map(having('smiling').map((one) => [personOf(one.file), one]))
  return having('neutral').flatMap(({ file, original }) => {
    const other = smiling.get(personOf(file))
    return other === undefined ? [] : [{ atRest: original.shape, smiling: other.original.shape }]
  })
}

/**
 * The discriminant between rest (0) and smile (1) at which a smile begins, and at which it is clear. At 0.4, nineteen of
 * twenty mouths at rest keep their width.
 */
const begins = 0.4
const isClear = 0.7

/** Fits the linear discriminant between faces at rest and smiling ones. */
const smileWeightsOf = (smilers: ReadonlyArray<Smiler>): Nuisances['smileWeights'] => {
  const row = ({ expression: { open, corners } }: FaceShape) => [open, corners, 1]
  const [open = 0, corners = 0, offset = 0] = leastSquares(
    smilers.flatMap(({ atRest, smiling }) => [row(atRest), row(smiling)]),
    smilers.flatMap(() => [0, 1]),
  )
  const scale = 1 / (isClear - begins)
  return {
    open: rounded(scale * open, 2),
    corners: rounded(scale * corners, 2),
    offset: rounded(scale * (offset - begins), 2),
  }
}

/** Fits what a smiling mouth tells of its width at rest; photos count by how much they smile. */
const mouthAtRestOf = (
  smilers: ReadonlyArray<Smiler>,
  weights: Nuisances['smileWeights'],
): Nuisances['mouthAtRest'] => {
  const [width = 1, lips = 0, offset = 0] = leastSquares(
    smilers.map(({ smiling: { measures, expression } }) => {
      const smile = smileBy(weights, expression)
      return [measures.mouthWidth, expression.lips, 1].map((value) => smile * value)
    }),
    smilers.map(({ atRest, smiling: { measures, expression } }) => {
      const smile = smileBy(weights, expression)
      return atRest.measures.mouthWidth - (1 - smile) * measures.mouthWidth
    }),
  )
  return { width: rounded(width, 3), lips: rounded(lips, 3), offset: rounded(offset, 4) }
}

const slopesOf = (
  smilers: ReadonlyArray<Smiler>,
  weights: Nuisances['smileWeights'],
  trait: Trait,
): Pick<Nuisance, 'open' | 'smile'> => {
  // `mouthAtRest` has the effect on the mouth.
  if (trait === 'mouthWidth') return { open: 0, smile: 0 }
  const cues = ({ expression }: FaceShape): readonly [number, number] => [
    Math.max(0, expression.open),
    smileBy(weights, expression),
  ]
  const [open = 0, smile = 0] = leastSquares(
    smilers.map(({ atRest, smiling }) => {
      const [before, after] = [cues(atRest), cues(smiling)]
      return [after[0] - before[0], after[1] - before[1]]
    }),
    smilers.map(({ atRest, smiling }) => smiling.measures[trait] - atRest.measures[trait]),
  )
  return { open: rounded(open, 3), smile: rounded(smile, 4) }
}

/** Fits the effect of a smile to people at rest and smiling; the slopes of the pose are 0. */
export const fitExpression = (smilers: ReadonlyArray<Smiler>): Nuisances => {
  const smileWeights = smileWeightsOf(smilers)
  return {
    smileWeights,
    mouthAtRest: mouthAtRestOf(smilers, smileWeights),
    nuisances: byTrait((trait) => ({
      yawSquared: 0,
      ...slopesOf(smilers, smileWeights, trait),
    })),
  }
}
