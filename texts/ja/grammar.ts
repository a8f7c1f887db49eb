import type { Feature } from '@kaoiro/core/chart'
import { featureList, isRoundToo, statementOn } from '../src/content/statement.js'
import type { Grammar } from '../src/content/grammar.js'

const list = (words: ReadonlyArray<string>): string => words.join(words.length > 2 ? '、' : 'と')

export const grammar: Grammar = {
  openGraphLocale: 'ja_JP',
  betweenSentences: '',
  comma: '、',
  list,
  impersonal: (text) => text,
  features: (texts, features) => featureList(texts, features, list),
  lines: (texts, groups) => {
    const clauses = (group: ReadonlyArray<Feature>): string =>
      group
        .map((feature, at) => {
          const place = at === group.length - 1 ? 'end' : 'within'
          const particle = isRoundToo(group, feature) ? 'も' : 'は'
          const statement = statementOn(texts, feature, place)
          return `${texts.subjects[feature.trait]}${particle}${statement}`
        })
        .join('、')
    return `${groups.map(clauses).join('が、')}。`
  },
}
