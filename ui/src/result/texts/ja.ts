import { ja as content } from '@kaoiro/core/content/ja/ja'
import { site } from '../../site/site.js'

/** The result's screen, and the one for an address that holds none. */
export const resultJa = {
  content,
  heading: '診断結果',
  facePattern: 'フェイスパターン',
  personalColour: 'パーソナルカラー',
  more: '続きを読む',
  map: 'フェイスマップ',
  you: 'あなた',
  chart: 'フェイスパターン分析',
  composition: 'カラーの構成比',
  near: (second: string, points: number): string =>
    points === 0
      ? `「${second}」も同じ割合です。どちらの色も似合います。`
      : `「${second}」との差は${points}ポイントです。どちらの色も似合います。`,
  palette: '似合う色',
  makeup: 'メイクのポイント',
  cosmetics: (name: string): string => `「${name}」のおすすめ化粧品を見る`,

  counselling: {
    heading: 'オンラインカウンセリング',
    lead: 'ビューティーアドバイザーが、結果に合わせた色選びとメイクをご案内します。',
    free: '無料',
    reserve: '予約する',
  },
  again: 'もう一度診断する',
  retake: '写真を撮り直す',

  share: '結果をシェア',
  save: '画像で保存',
  saving: '画像を作成しています',
  copied: 'リンクをコピーしました。',
  notCopied: 'コピーできませんでした。アドレス欄のURLをお使いください。',
  saved: '画像を保存しました。',
  notSaved: '画像を保存できませんでした。もう一度お試しください。',
  /** What a link to the result shows of it elsewhere. */
  preview: (pattern: string, season: string): string => `${pattern} × ${season}｜${site.brand}`,
  shareTitle: `診断結果｜${site.brand}`,
  shareText: (pattern: string, season: string): string =>
    `フェイスパターンは「${pattern}」、パーソナルカラーは「${season}」でした。`,
  code: '結果コード',

  error: {
    heading: 'エラー',
    message: '結果の読み込みに失敗しました。URLが間違っている可能性があります。',
    again: '診断をやり直す',
  },
}

export type ResultTexts = typeof resultJa
