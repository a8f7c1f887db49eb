import type { ConsentTexts } from '../../ja/screens/consent.js'

export const consent: ConsentTexts = {
  label: '使用情况统计',
  question: '是否同意统计使用步骤？',
  detail: '为提升服务品质，仅记录“开始”等操作步骤，不会记录您的照片和诊断结果。',
  yes: '同意',
  no: '不同意',
  change: '统计设置',
}
