import type { Content } from '../../content/content.js'

export const metals: Content['metals'] = {
  'bright-gold': '亮金',
  silver: '银色',
  platinum: '铂金',
  'soft-gold': '哑光金',
  bronze: '古铜',
  'polished-silver': '亮银',
}
