import type { StartTexts } from '../../ja/screens/start.js'
import { genders } from '../content/genders.js'

const termsAtService: ReadonlyArray<string> = [
  '您的面部照片通常在分析后立即删除，最迟约24小时后自动删除。',
  '面部照片仅用于本服务。',
]

export const start: StartTexts = {
  genders,

  gender: {
    pageTitle: (brand) => `${brand}｜面部风格与个人色彩`,
    lead: '一张照片，读懂您的面部风格与个人色彩。',
    facts: ['约1分钟', '免费', '无需注册'],
    photoFact: '照片分析后立即删除',
    heading: '请选择性别',
    notes: ['性别不同，诊断所用的标准也不同。', '选择“女士”时，才会显示个人色彩的推荐彩妆。'],
    terms: {
      heading: '使用须知',
      photo: termsAtService,
      free: '本服务免费，网络流量费用由您承担。',
      more: '关于照片分析',
      agree: '我已阅读并同意以上内容',
    },
    start: '开始诊断',
    incomplete: '请选择性别，并同意使用须知。',
    top: '返回首页',
  },
}
