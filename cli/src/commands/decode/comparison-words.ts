import type { Language } from '@kaoiro/core/content/content'

interface ComparisonWords {
  readonly same: string
  readonly differences: (count: number) => string
}

export const comparisonWords: Readonly<Record<Language, ComparisonWords>> = {
  en: {
    same: 'Both say the same.',
    differences: (count) => (count === 1 ? '1 difference' : `${count} differences`),
  },
  ja: {
    same: '2つの結果は同じです。',
    differences: (count) => `${count}か所が異なります`,
  },
}
