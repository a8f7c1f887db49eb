/** The question whether the steps of a visit may be reported, on sites that ask. */
export const consent = {
  label: 'ご利用状況の計測',
  question: 'ご利用の進み具合を計測してもよろしいですか。',
  detail:
    'サービス向上のため、「開始」など操作の段階だけを記録します。お写真と診断結果は記録しません。',
  yes: '許可する',
  no: '許可しない',
  /** Opens the question again. */
  change: '計測の設定',
}

export type ConsentTexts = typeof consent
