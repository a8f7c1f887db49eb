import type { Content } from '../../content/content.js'

export const typeKeywords: Content['typeKeywords'] = {
  'smart-casual': ['清爽', '轻盈', '亲切'],
  natural: ['自然', '安静', '沉稳'],
  pretty: ['明快', '柔和', '轻盈'],
  basic: ['自然', '温和', '百搭'],
  handsome: ['端正', '鲜明', '沉稳'],
  chic: ['流畅', '从容', '低调有型'],
  sweet: ['轻柔', '温润', '温暖'],
  simple: ['干净', '清爽', '轻快'],
  casual: ['开朗', '自在', '随和'],
  wild: ['有力', '鲜明', '厚重'],
}

export const seasonKeywords: Content['seasonKeywords'] = {
  spring: ['明亮', '清透', '温暖', '轻盈'],
  summer: ['浅淡', '柔和', '清雅', '温柔'],
  autumn: ['深沉', '沉稳', '温暖', '浓郁'],
  winter: ['鲜艳', '清透', '冷冽', '分明'],
}
