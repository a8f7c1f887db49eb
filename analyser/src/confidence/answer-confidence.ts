import type { Second } from '@kaoiro/core/diagnosis'
import type { Point } from '../statistics/normal-cloud.js'
import { normalCloud } from '../statistics/normal-cloud.js'

/** The confidence of an answer, and the most frequent other answer. */
export interface AnswerConfidence<Answer> {
  readonly confidence: number
  readonly second: Second<Answer>
}

/** The possible answers with their positions. A photo also has a position, and its answer is the nearest one. */
export interface Places<Answer> {
  readonly answers: ReadonlyArray<Answer>
  readonly placeOf: (answer: Answer) => Point
}

/** The upper bound of a confidence, even far from a boundary, because errors other than noise remain possible. */
export const maxConfidence = 0.99

/**
 * Maps a standard normal point to the movement that all the steps cause together, by the Cholesky factor of their
 * covariance.
 */
const spreadBy = (steps: ReadonlyArray<Point>): ((standard: Point) => Point) => {
  const sum = (of: (step: Point) => number) => steps.reduce((all, step) => all + of(step), 0)
  const across = Math.sqrt(sum(({ x }) => x * x))
  const slant = across === 0 ? 0 : sum(({ x, y }) => x * y) / across
  const along = Math.sqrt(Math.max(0, sum(({ y }) => y * y) - slant * slant))
  return ({ x, y }) => ({ x: across * x, y: slant * x + along * y })
}

const squaredDistance = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2

/** How often each answer is the nearest one if noise moves the position `at`, as a share. */
const sharesAround = <Answer>(
  at: Point,
  steps: ReadonlyArray<Point>,
  { answers, placeOf }: Places<Answer>,
): ReadonlyMap<Answer, number> => {
  const spread = spreadBy(steps)
  const shares = new Map<Answer, number>()
  for (const standard of normalCloud) {
    const { x, y } = spread(standard)
    const place = { x: at.x + x, y: at.y + y }
    const distance = (answer: Answer) => squaredDistance(place, placeOf(answer))
    const nearest = answers.reduce((a, b) => (distance(b) < distance(a) ? b : a))
    shares.set(nearest, (shares.get(nearest) ?? 0) + 1 / normalCloud.length)
  }
  return shares
}

/**
 * The confidence of the answer `own` if noise moves the position `at`.
 *
 * @param steps how far one standard deviation of each noise moves the position; the noises are independent
 */
export const confidenceAmong = <Answer>(
  own: Answer,
  at: Point,
  steps: ReadonlyArray<Point>,
  places: Places<Answer>,
): AnswerConfidence<Answer> => {
  const shares = sharesAround(at, steps, places)
  const shareOf = (answer: Answer) => shares.get(answer) ?? 0
  const second = places.answers
    .filter((answer) => answer !== own)
    .reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a))
  return {
    confidence: Math.min(maxConfidence, shareOf(own)),
    second: { name: second, confidence: shareOf(second) },
  }
}
