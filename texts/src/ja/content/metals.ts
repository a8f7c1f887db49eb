import type { Content } from '../../content/content.js'

export const metals: Content['metals'] = {
  'bright-gold': '明るい\u200bゴールド',
  silver: 'シルバー',
  platinum: 'プラチナ',
  'soft-gold': 'マット\u200bゴールド',
  bronze: 'ブロンズ',
  'polished-silver': '輝きの強い\u200bシルバー',
}
