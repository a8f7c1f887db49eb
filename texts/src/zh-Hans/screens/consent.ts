import type { ConsentTexts } from '../../ja/screens/consent.js'

export const consent: ConsentTexts = {
  label: '使用情况统计',
  question: '是否同意我们统计使用情况？',
  detail: '为提升服务品质，我们仅统计“开始测试”等操作步骤，不含您的照片与测试结果。',
  yes: '同意',
  no: '不同意',
  change: '统计设置',
}
