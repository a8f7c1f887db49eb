import type { Content } from '../../content/content.js'

export const metals: Content['metals'] = {
  'bright-gold': '밝은 골드',
  silver: '실버',
  platinum: '플래티넘',
  'soft-gold': '매트 골드',
  bronze: '브론즈',
  'polished-silver': '유광 실버',
}
