import type { Content } from '../../content/content.js'

export const metals: Content['metals'] = {
  'bright-gold': '亮金',
  silver: '銀色',
  platinum: '鉑金',
  'soft-gold': '霧金',
  bronze: '古銅',
  'polished-silver': '亮銀',
}
