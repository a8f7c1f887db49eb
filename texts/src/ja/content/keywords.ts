import type { Content } from '../../content/content.js'

export const typeKeywords: Content['typeKeywords'] = {
  'smart-casual': ['涼しげ', '軽やか', '親しみやすい'],
  natural: ['自然体', '静か', '落ち着いた'],
  pretty: ['明るい', 'やわらか', '軽やか'],
  basic: ['自然', '穏やか', 'なじみやすい'],
  handsome: ['端正', 'くっきり', '落ち着いた'],
  chic: ['なめらか', 'ゆったり', '静かな存在感'],
  sweet: ['ふんわり', 'まろやか', 'あたたか'],
  simple: ['すっきり', '涼やか', '軽やか'],
  casual: ['明るい', 'のびやか', '打ち解けた'],
  wild: ['力強い', 'くっきり', '重みのある'],
}

export const seasonKeywords: Content['seasonKeywords'] = {
  spring: ['明るい', '澄んだ', 'あたたかい', '軽やか'],
  summer: ['淡い', 'やわらかい', '涼しげ', '優しい'],
  autumn: ['深い', '穏やか', 'あたたかい', '豊か'],
  winter: ['鮮やか', '澄んだ', '凛とした', 'くっきり'],
}
