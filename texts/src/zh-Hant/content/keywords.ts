import type { Content } from '../../content/content.js'

export const typeKeywords: Content['typeKeywords'] = {
  'smart-casual': ['清爽', '輕盈', '親切'],
  natural: ['自然', '恬靜', '沉穩'],
  pretty: ['明亮', '柔美', '輕盈'],
  basic: ['自然', '溫和', '百搭'],
  handsome: ['端正', '鮮明', '沉穩'],
  chic: ['細膩', '從容', '內斂'],
  sweet: ['輕柔', '溫婉', '暖意'],
  simple: ['簡潔', '清爽', '輕盈'],
  casual: ['開朗', '自在', '親切'],
  wild: ['強勁', '鮮明', '厚實'],
}

export const seasonKeywords: Content['seasonKeywords'] = {
  spring: ['明亮', '清透', '溫暖', '輕盈'],
  summer: ['淡雅', '柔和', '清涼', '溫柔'],
  autumn: ['深邃', '沉靜', '溫暖', '濃郁'],
  winter: ['鮮豔', '清透', '冷冽', '分明'],
}
