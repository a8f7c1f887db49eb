import type { Feature } from '@kaoiro/core/chart'
import { featureList, isRoundToo, statementOn } from '../src/content/statement.js'
import type { Grammar } from '../src/content/grammar.js'

const list = (words: ReadonlyArray<string>): string => words.join(words.length > 2 ? '、' : '与')

export const grammar: Grammar = {
  openGraphLocale: 'zh_CN',
  betweenSentences: '',
  comma: '、',
  list,
  impersonal: (text) => text.replace(/[与與]您(?!的)|您的?/gu, ''),
  features: (texts, features) => featureList(texts, features, list),
  lines: (texts, groups) => {
    const clauses = (group: ReadonlyArray<Feature>, groupAt: number): string => {
      // 则 ("however") opens a group of the opposite effect.
      const contrast = groupAt === 0 ? '' : '则'
      const statements = group.map((feature) => statementOn(texts, feature))
      const names = group.map(({ trait }) => texts.subjects[trait])
      if (group.length > 1 && new Set(statements).size === 1)
        return `${names.join('与')}${contrast}都${statements[0] ?? ''}`
      return group
        .map((feature, at) => {
          const too = isRoundToo(group, feature) ? '也' : ''
          const word = at === 0 ? contrast : too
          return `${names[at] ?? ''}${word}${statements[at] ?? ''}`
        })
        .join('，')
    }
    return `${groups.map(clauses).join('，')}。`
  },
}
