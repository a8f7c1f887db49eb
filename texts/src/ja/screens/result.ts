import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import { paletteToCarry } from './palette-to-carry.js'
import { drape } from './drape.js'
import { errorHeading } from './shared.js'
import { shop } from './shop.js'

/** Texts of the result screen, and of the screen for an address without a valid result. */
export const result = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  heading: '診断結果',
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  lightCard: terms.lightCard,
  more: '続きを読む',
  map: terms.faceMap,
  you: 'あなた',
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  palette: '似合う色',
  colours: {
    heading: '似合う色、離したい色',
    wear: 'お顔まわりに取り入れたい色',
    avoid: 'お顔から離したい色',
  },
  drape,
  makeup: 'メイクのポイント',
  /** For men, in place of `makeup`. */
  grooming: '身だしなみのポイント',
  cosmetics: (name: string): string => `「${name}」のおすすめ化粧品を見る`,
  shop,

  counselling: {
    heading: 'オンライン\u200Bカウンセリング',
    lead: 'ビューティー\u200Bアドバイザーが、結果に合わせた色や化粧品の選び方をご案内します。',
    free: '無料',
    reserve: '予約する',
  },
  again: 'もう一度診断する',
  retake: '写真を撮り直す',

  /** A time on a day other than today. */
  timeOnDay: (time: string, day: string): string => `${day} ${time}`,

  receipt: {
    heading: terms.photoAndData,
    photo: (at: string): string => `お写真は、分析の直後、${at}に削除しました。`,
    expires: (at: string): string => `サービスに残る診断結果は、${at}ごろに自動的に削除されます。`,
    delete: '今すぐすべて削除する',
    question: {
      text: '診断結果と、このタブに残っている記録をすべて削除します。元に戻すことはできませんが、よろしいですか。',
      yes: '削除する',
      no: 'やめる',
    },
    deleting: '削除しています',
    removed: {
      result: '診断結果をサービスから削除しました。お写真は、それより前に削除されています。',
      photo: 'お写真をサービスから削除しました。',
      both: 'お写真と診断結果をサービスから削除しました。',
      all: 'この診断のデータをサービスから削除しました。',
    },
    nothingLeft: 'この診断のデータは、サービスには残っていません。',
    stays:
      'このタブに残っていた記録も消去しました。結果そのものはこのページのアドレスに含まれているため、アドレスがあれば引き続きご覧いただけます。',
    notDeleted: {
      Unreachable:
        'サービスに接続できず、削除を確認できませんでした。通信環境をご確認のうえ、もう一度お試しください。',
      Refused:
        'ただいまサービスで削除を受け付けられません。しばらくしてから、もう一度お試しください。',
    },
    between: terms.betweenSentences,
    byItself: (at: string): string => `このままでも、${at}ごろに自動的に削除されます。`,
    byItselfInADay: 'このままでも、分析からおよそ24時間で自動的に削除されます。',
  },
  samePerson: {
    heading: '同じ方のお写真でしょうか',
    lead: 'お写真によって、お顔立ちも色も大きく異なっています。別の方のお写真でしたら、新しいお写真だけの結果をご覧ください。',
    onlyLast: '新しい写真だけの結果を見る',
    confirm: '同じ方の写真です',
  },
  morePhotos: {
    heading: 'もう1枚で、より確かに',
    lead: (left: number): string =>
      `別のお写真と合わせると、より確かな結果になります（あと${left}枚まで）。`,
    take: 'もう1枚撮って確かめる',
  },

  share: '結果をシェア',
  save: '画像で保存',
  saving: '画像を作成しています',
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  saved: '画像を保存しました。',
  notSaved: '画像を保存できませんでした。もう一度お試しください。',
  picture: {
    heading: '画像の保存',
    hold: '画像を長押しして保存してください。',
    /** @param summary the result in sentences */
    alt: (summary: string): string => `診断結果の画像。${summary}`,
    share: 'シェアまたは保存',
    download: 'ダウンロード',
    copy: 'リンクをコピー',
    close: '閉じる',
  },
  /** The description of a link to the result, for example in a messenger. */
  preview: (pattern: string, season: string, brand: string): string =>
    `${pattern} × ${season}｜${brand}`,
  shareTitle: (brand: string): string => `診断結果｜${brand}`,
  shareText: (pattern: string, season: string): string =>
    `フェイスパターンは「${pattern}」、パーソナルカラーは「${season}」です。`,
  code: '結果コード',
  openAgain: terms.openAgain,

  compare: '結果を比べる',

  carry: paletteToCarry,

  error: {
    heading: errorHeading,
    message: '結果の読み込みに失敗しました。URLが間違っている可能性があります。',
    again: terms.diagnoseAgain,
  },
}

export type ResultTexts = typeof result
