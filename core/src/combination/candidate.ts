/** What one photo gives as an answer, and how sure it is of it. */
export interface Candidate<Answer> {
  readonly answer: Answer
  /** 0 to 1; 0 if the service does not say. */
  readonly confidence: number
}

/** The one answer that every photo gives; undefined if they differ. */
export const unanimous = <Answer>(
  candidates: ReadonlyArray<Candidate<Answer>>,
): Answer | undefined => {
  const [answer, ...others] = new Set(candidates.map((candidate) => candidate.answer))
  return others.length === 0 ? answer : undefined
}

/** How sure the surest photo of those is that give an answer; below 0 if none gives it. */
export const highestConfidence = <Answer>(
  candidates: ReadonlyArray<Candidate<Answer>>,
  answer: Answer,
): number =>
  Math.max(
    -1,
    ...candidates
      .filter((candidate) => candidate.answer === answer)
      .map(({ confidence }) => confidence),
  )

/**
 * The answer of the highest rank; of equal ranks the one that the surest photo gives, and then the first.
 *
 * @param answers at least one
 */
export const highestRanked = <Answer>(
  answers: ReadonlyArray<Answer>,
  rankOf: (answer: Answer) => number,
  candidates: ReadonlyArray<Candidate<Answer>>,
): Answer => {
  const isAbove = (one: Answer, other: Answer): boolean =>
    rankOf(one) === rankOf(other)
      ? highestConfidence(candidates, one) > highestConfidence(candidates, other)
      : rankOf(one) > rankOf(other)
  return answers.reduce((best, answer) => (isAbove(answer, best) ? answer : best))
}
