/** Added to the terms on sites that report the steps of visits. */
export const termsAnalytics = {
  steps:
    'サービス向上のため、ご利用の進み具合（開始、写真の選択、結果の表示など）を計測することがあります。お写真と診断結果は計測の対象に含みません。',
}

export type TermsAnalytics = typeof termsAnalytics
