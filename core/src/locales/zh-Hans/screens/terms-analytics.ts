import type { TermsAnalytics } from '../../ja/screens/terms-analytics.js'

export const termsAnalytics: TermsAnalytics = {
  steps:
    '为提升服务品质，我们可能会统计使用步骤（开始、选择照片、显示结果等）。统计内容不包含您的照片和诊断结果。',
}
