import type { Feature } from '@kaoiro/core/chart'
import { statementOn } from '../src/content/statement.js'
import type { Grammar } from '../src/content/grammar.js'

/** 也 ("too") fits only round eyes after a round face line. 則 ("whereas") opens a group that differs from the one before. */
const link = (group: ReadonlyArray<Feature>, groupAt: number, at: number): string => {
  const feature = group[at]
  const bothRound =
    feature?.trait === 'eyeVerticalLength' && feature.level < 2 && group[0]?.trait === 'faceLine'
  if (bothRound) return '也'
  return groupAt > 0 && at === 0 ? '則' : ''
}

export const grammar: Grammar = {
  openGraphLocale: 'zh_TW',
  betweenSentences: '',
  comma: '、',
  list: (words) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}與${words.at(-1) ?? ''}`,
  lines: (texts, groups) => {
    const clauses = (group: ReadonlyArray<Feature>, groupAt: number): string =>
      group
        .map((feature, at) => {
          const subject = texts.subjects[feature.trait]
          return `${subject}${link(group, groupAt, at)}${statementOn(texts, feature)}`
        })
        .join('，')
    return `您的${groups.map(clauses).join('，')}。`
  },
}
