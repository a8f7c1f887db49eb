import type { TermsAnalytics } from '../../ja/screens/terms-analytics.js'

export const termsAnalytics: TermsAnalytics = {
  steps:
    '서비스 개선을 위해 이용 단계(시작, 사진 선택, 결과 표시 등)를 집계할 수 있습니다. 사진과 진단 결과는 집계 대상에 포함되지 않습니다.',
}
