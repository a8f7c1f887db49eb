import type { Feature } from '@kaoiro/core/chart'
import { featureList, statementOn } from '../src/content/statement.js'
import type { Grammar } from '../src/content/grammar.js'

const small = ['no', 'one', 'two', 'three', 'four', 'five']

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A formatter: a small number in words; with `capital`, at the start of a sentence. */
export function words(count: number, _: string, form?: string | null): string {
  const word = small[count] ?? String(count)
  return form === 'capital' ? capital(word) : word
}

/** A formatter: a name within a sentence. */
export const lower = (name: string): string => name.toLowerCase()

const list = (items: ReadonlyArray<string>): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

/** Of face shape, brows and eyes, the first is the only singular. */
const isOne = ({ trait }: Feature): boolean => trait === 'faceLine'

export const grammar: Grammar = {
  openGraphLocale: 'en_GB',
  betweenSentences: ' ',
  comma: ', ',
  list,
  impersonal: (text) =>
    text
      .replace(/\b(suits?) you\b/gu, '$1 this face')
      .replace(/\b(gives?|lends?) you\b/gu, '$1')
      .replace(/\byour own\b/gu, 'the natural')
      .replace(/\b([Yy])our\b/gu, (_, first) => (first === 'Y' ? 'The' : 'the')),
  features: (texts, features) => featureList(texts, features, list),
  lines: (texts, groups) => {
    // Features with the same statement share a clause.
    const clauses = (group: ReadonlyArray<Feature>): string => {
      const statements = new Set(group.map((feature) => statementOn(texts, feature)))
      return list(
        [...statements].map((statement) => {
          const same = group.filter((feature) => statementOn(texts, feature) === statement)
          const names = list(same.map(({ trait }) => texts.subjects[trait]))
          return `your ${names} ${same.length === 1 && same.every(isOne) ? 'is' : 'are'} ${statement}`
        }),
      )
    }
    return `${capital(groups.map(clauses).join(', but '))}.`
  },
}
