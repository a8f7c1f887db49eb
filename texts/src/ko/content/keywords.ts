import type { Content } from '../../content/content.js'

export const typeKeywords: Content['typeKeywords'] = {
  'smart-casual': ['산뜻한', '경쾌한', '친근한'],
  natural: ['자연스러운', '고요한', '차분한'],
  pretty: ['화사한', '부드러운', '경쾌한'],
  basic: ['자연스러운', '온화한', '조화로운'],
  handsome: ['단정한', '또렷한', '차분한'],
  chic: ['매끄러운', '여유로운', '은은한'],
  sweet: ['포근한', '보드라운', '따뜻한'],
  simple: ['깔끔한', '산뜻한', '가벼운'],
  casual: ['밝은', '편안한', '소탈한'],
  wild: ['힘 있는', '또렷한', '묵직한'],
}

export const seasonKeywords: Content['seasonKeywords'] = {
  spring: ['밝은', '맑은', '따뜻한', '경쾌한'],
  summer: ['연한', '부드러운', '시원한', '우아한'],
  autumn: ['깊은', '차분한', '따뜻한', '풍부한'],
  winter: ['선명한', '맑은', '세련된', '또렷한'],
}
