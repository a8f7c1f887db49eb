import type { Terms } from '../../ja/content/terms.js'

export const terms: Terms = {
  facePattern: '面部风格',
  personalColour: '个人色彩',
  faceMap: '风格坐标',
  patternAnalysis: '面部特征分析',
  colourComposition: '四季色彩占比',
  photoAndData: '照片与数据说明',
  linkCopied: '链接已复制。',
  linkNotCopied: '复制失败，请使用地址栏中的网址。',
  lightCard: '测光卡（PDF）',
  diagnoseAgain: '重新测试',
  openAgain: '扫描二维码，即可再次打开此页面。',

  betweenSentences: '',

  openGraphLocale: 'zh_CN',
}
