/** Texts of the draping on the visitor's own face. */
export const drape = {
  heading: 'お顔に色を\u200B合わせる',
  lead: 'お写真の上で、似合う色と離したい色を見比べていただけます。',
  open: '色を当ててみる',
  privacy:
    'この画像は、お使いの端末の中だけで作成され、外部には送信されません。タブを閉じると消えます。',
  wear: '似合う色',
  avoid: '離したい色',
  sides: '当てる色',
  previous: '前の色',
  next: '次の色',
  one: (colour: string): string => `${colour}の布を当てたお写真`,
  both: (wear: string, avoid: string): string => `左に${wear}、右に${avoid}の布を当てたお写真`,
  compare: '左右で見比べる',
  divider: '似合う色と離したい色の境目',
  share: (percent: number): string => `似合う色の範囲は${percent}パーセント`,
  save: '画像を保存',
  close: '閉じる',
}

export type DrapeTexts = typeof drape
