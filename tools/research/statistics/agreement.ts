import { constant } from 'fp-ts/lib/function.js'
import { shareOf } from './shares.js'
import { mean } from '../../statistics/mean.js'

type Answer = string | number

/** One person's answers, one per photo. */
type Person = ReadonlyArray<Answer>

export interface Agreement {
  /** How often two photos of one person have the same answer. */
  readonly onePerson: number
  /** How often photos of two people have the same answer: agreement by chance. */
  readonly twoPeople: number
  /** Cohen's kappa (1960). */
  readonly kappa: number
  readonly people: number
}

const pairsOf = (answers: Person): ReadonlyArray<readonly [Answer, Answer]> =>
  answers.flatMap((one, i) => answers.slice(i + 1).map((other) => [one, other] as const))

const withinOne = (answers: Person): number =>
  shareOf(pairsOf(answers), ([one, other]) => one === other)

/** Returns the probability that answers of two different people agree. */
const betweenTwo = (people: ReadonlyArray<Person>): number => {
  const answers = [...new Set(people.flat())]
  const pairs = people.length * (people.length - 1)
  const agreeing = answers.reduce<number>((sum, answer) => {
    const shares = people.map((own) => shareOf(own, (one) => one === answer))
    const all = shares.reduce((a, b) => a + b, 0)
    // The square of the sum covers all pairs. Subtracts the pairs of each person with themselves.
    return sum + all ** 2 - shares.reduce((own, share) => own + share ** 2, 0)
  }, 0)
  return pairs === 0 ? 0 : agreeing / pairs
}

/**
 * Measures how much more often photos of one person agree than photos of two people in the same group.
 *
 * @param groups of people; people with fewer than two answers are ignored
 */
export const agreementOf = (groups: ReadonlyArray<ReadonlyArray<Person>>): Agreement => {
  const repeated = groups.map((people) => people.filter(({ length }) => length > 1))
  const onePerson = mean(repeated.flat().map(withinOne))
  const twoPeople = mean(repeated.flatMap((people) => people.map(constant(betweenTwo(people)))))
  // Kappa is undefined if everybody has the same answer.
  const kappa = twoPeople < 1 ? (onePerson - twoPeople) / (1 - twoPeople) : 0
  return { onePerson, twoPeople, kappa, people: repeated.flat().length }
}
