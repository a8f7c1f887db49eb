import type { Feature } from '@kaoiro/core/chart'
import { isRoundToo, phraseOn, statementOn } from '../src/content/statement.js'
import type { Grammar } from '../src/content/grammar.js'

const list = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}與${words.at(-1) ?? ''}`

export const grammar: Grammar = {
  openGraphLocale: 'zh_TW',
  betweenSentences: '',
  comma: '、',
  list,
  impersonal: (text) => text.replace(/[与與]您(?!的)|您的?/gu, ''),
  features: (texts, features) => list(features.map((feature) => phraseOn(texts, feature))),
  lines: (texts, groups) => {
    const clauses = (group: ReadonlyArray<Feature>, groupAt: number): string =>
      group
        .map((feature, at) => {
          // 則 ("whereas") opens a group that differs from the one before.
          const whereas = groupAt > 0 && at === 0 ? '則' : ''
          const link = isRoundToo(group, feature) ? '也' : whereas
          return `${texts.subjects[feature.trait]}${link}${statementOn(texts, feature)}`
        })
        .join('，')
    return `您的${groups.map(clauses).join('，')}。`
  },
}
