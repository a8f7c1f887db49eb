import type { Feature } from '@kaoiro/core/chart'
import { statementOn } from '../src/content/statement.js'
import type { Grammar } from '../src/content/grammar.js'

/** も ("too") fits only round eyes after a round face line: the same word on both. */
const particle = (group: ReadonlyArray<Feature>, { trait, level }: Feature): string =>
  trait === 'eyeVerticalLength' && level < 2 && group[0]?.trait === 'faceLine' ? 'も' : 'は'

export const grammar: Grammar = {
  openGraphLocale: 'ja_JP',
  betweenSentences: '',
  comma: '、',
  list: (words) => words.join(words.length > 2 ? '、' : 'と'),
  lines: (texts, groups) => {
    const clauses = (group: ReadonlyArray<Feature>): string =>
      group
        .map((feature, at) => {
          const place = at === group.length - 1 ? 'end' : 'within'
          const statement = statementOn(texts, feature, place)
          return `${texts.subjects[feature.trait]}${particle(group, feature)}${statement}`
        })
        .join('、')
    return `${groups.map(clauses).join('が、')}。`
  },
}
