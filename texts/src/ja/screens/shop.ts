/** Texts of the result screen on what to wear and what to try in the store. */
export const shop = {
  style: 'スタイルのヒント',

  products: {
    heading: '売り場のおすすめ',
    lead: {
      WOMEN: (season: string): string => `「${season}」の色に近いものをお選びしました。`,
      MEN: (pattern: string): string => `「${pattern}」の身だしなみに役立つものをお選びしました。`,
    },
    categories: {
      base: 'ベース',
      eye: 'アイカラー',
      cheek: 'チーク',
      lip: 'リップ',
      skin: 'スキンケア',
      shaving: 'シェービング',
      brow: 'ブロウケア',
      hair: 'ヘア',
    },
  },

  counter: {
    open: '売り場でこの画面を見せる',
    notLoaded: '画面を開けませんでした。通信環境をご確認のうえ、もう一度お試しください。',
    heading: 'カウンターでお見せください',
    lead: 'スタッフがQRコードを読み取り、ご案内します。',
    qr: '診断結果のQRコード',
    close: '閉じる',
  },
}

export type ShopTexts = typeof shop
