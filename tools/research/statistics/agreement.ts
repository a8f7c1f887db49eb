import { constant } from 'fp-ts/lib/function.js'
import { shareOf } from './shares.js'
import { mean } from '../../statistics/mean.js'

type Answer = string | number

/** One person's answers, one for each photo. */
type Person = ReadonlyArray<Answer>

export interface Agreement {
  /** How often two photos of one person give the same answer. */
  readonly onePerson: number
  /** How often a photo each of two people does: what agrees by chance. */
  readonly twoPeople: number
  /** Cohen's (1960): the share of what chance leaves open that one person's photos reach. */
  readonly kappa: number
  readonly people: number
}

/** Each unordered pair of a person's answers. */
const pairsOf = (answers: Person): ReadonlyArray<readonly [Answer, Answer]> =>
  answers.flatMap((one, i) => answers.slice(i + 1).map((other) => [one, other] as const))

const withinOne = (answers: Person): number =>
  shareOf(pairsOf(answers), ([one, other]) => one === other)

/** Over all pairs of two different people, how often an answer of one is an answer of the other. */
const betweenTwo = (people: ReadonlyArray<Person>): number => {
  const answers = [...new Set(people.flat())]
  const pairs = people.length * (people.length - 1)
  const agreeing = answers.reduce<number>((sum, answer) => {
    const shares = people.map((own) => shareOf(own, (one) => one === answer))
    const all = shares.reduce((a, b) => a + b, 0)
    // The square of the sum, without each person's own.
    return sum + all ** 2 - shares.reduce((own, share) => own + share ** 2, 0)
  }, 0)
  return pairs === 0 ? 0 : agreeing / pairs
}

/**
 * How much the photos of one person agree beyond those of two people of the same group.
 *
 * @param groups of people; who has fewer than two answers says nothing and is left out
 */
export const agreementOf = (groups: ReadonlyArray<ReadonlyArray<Person>>): Agreement => {
  const told = groups.map((people) => people.filter(({ length }) => length > 1))
  const onePerson = mean(told.flat().map(withinOne))
  const twoPeople = mean(told.flatMap((people) => people.map(constant(betweenTwo(people)))))
  // An answer that everybody gets tells nothing of anybody.
  const kappa = twoPeople < 1 ? (onePerson - twoPeople) / (1 - twoPeople) : 0
  return { onePerson, twoPeople, kappa, people: told.flat().length }
}
