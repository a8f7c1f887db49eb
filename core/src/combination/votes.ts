/** One photo's answer to one question. */
export interface Vote<A> {
  readonly answer: A
  /** 0 to 1; 0 if the service does not report it. */
  readonly confidence: number
}

export const countOf = <A>(answer: A, votes: ReadonlyArray<Vote<A>>): number =>
  votes.filter((vote) => vote.answer === answer).length

/** The answer that every photo gives; undefined if they differ. */
export const unanimous = <A>(votes: ReadonlyArray<Vote<A>>): A | undefined => {
  const [answer, ...others] = new Set(votes.map((vote) => vote.answer))
  return others.length === 0 ? answer : undefined
}

/** The highest confidence among the photos that give an answer; -1 if none does. */
const highestConfidence = <A>(votes: ReadonlyArray<Vote<A>>, answer: A): number =>
  Math.max(
    -1,
    ...votes.filter((vote) => vote.answer === answer).map(({ confidence }) => confidence),
  )

/**
 * The answer with the highest rank. Ties go to the answer with the highest confidence, then to the first.
 *
 * @param answers at least one
 */
export const highestRanked = <A>(
  answers: ReadonlyArray<A>,
  rankOf: (answer: A) => number,
  votes: ReadonlyArray<Vote<A>>,
): A => {
  const isAbove = (one: A, other: A): boolean =>
    rankOf(one) === rankOf(other)
      ? highestConfidence(votes, one) > highestConfidence(votes, other)
      : rankOf(one) > rankOf(other)
  return answers.reduce((best, answer) => (isAbove(answer, best) ? answer : best))
}
