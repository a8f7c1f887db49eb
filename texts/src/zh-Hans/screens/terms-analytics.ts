import type { TermsAnalytics } from '../../ja/screens/terms-analytics.js'

export const termsAnalytics: TermsAnalytics = {
  steps:
    '为提升服务品质，我们可能会统计您的操作步骤（开始测试、选择照片、查看结果等），不含您的照片与测试结果。',
}
