import type { ImageType, Refusal } from '@kaoiro/core/photo'
import type { DiagnosisError, Reason, SessionCall, Trait } from '@kaoiro/core/diagnosis'
import { isReason } from '@kaoiro/core/diagnosis'
import type { Messages } from '../../content/messages.js'
import { genders } from './genders.js'
import { terms } from './terms.js'

// Rounded up, so that a value just above a limit is not shown as the limit.
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`
const megapixels = (pixels: number): string => `${Math.ceil(pixels / 10_000)}万画素`

export const typeNames: Readonly<Record<ImageType, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF画像',
  webp: 'WebP画像',
  bmp: 'BMP画像',
  tiff: 'TIFF画像',
  heic: 'HEIC画像',
  avif: 'AVIF画像',
  video: '動画',
  pdf: 'PDF',
  empty: '空のファイル',
  unknown: '画像ではないファイル',
}

export const calls: Readonly<Record<SessionCall, string>> = {
  'create session': 'セッションの作成',
  'upload photo': '写真の送信',
  'request analysis': '分析の依頼',
  'get session': '結果の取得',
}

const traitNames: Readonly<Record<Trait, string>> = {
  faceLine: 'フェイスライン',
  eyebrowAngle: '眉の角度',
  eyeVerticalLength: '目の形',
  mouthWidth: '口元の幅',
  noseRatio: '目・鼻・口の位置',
}

const reasons: Readonly<Record<Reason, string>> = {
  'no-face': '顔が見つかりませんでした。正面を向き、顔全体が入るように撮り直してください。',
  'many-faces': '複数の顔が写っています。おひとりで写っているお写真をお使いください。',
  'face-too-small': '顔が小さく写っています。もう少し近くで撮り直してください。',
  'face-turned': '顔が横を向いています。正面を向いて撮り直してください。',
  'face-tilted':
    '顔が傾いているか、写真が横向きです。顔とカメラをまっすぐにして撮り直してください。',
  'face-covered':
    '顔の一部が隠れています。サングラスやマスクを外し、手や髪がかからないように撮り直してください。',
  'too-dark': '写真が暗すぎます。明るい場所で撮り直してください。',
  'too-bright': '写真が明るすぎます。直射光を避けて撮り直してください。',
  blurred: '写真がぼやけています。カメラを動かさないように撮り直してください。',
  'colour-cast': '照明の色が強く写っています。自然光か白い光のもとで撮り直してください。',
  'unreadable-photo': '写真を読み込めませんでした。別の写真をお選びください。',
  'internal-error': 'サービスで問題が発生しました。もう一度お試しください。',
}

const refusal = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return `${typeNames[refusal.found]}です。JPEGまたはPNGの写真をお選びください`
    case 'TooManyBytes':
      return `${megabytes(refusal.bytes)}あります。${megabytes(refusal.max)}以下の写真をお選びください`
    case 'TooManyPixels':
      return `${megapixels(refusal.pixels)}あります。${megapixels(refusal.max)}以下の写真をお選びください`
    case 'TooManySegments':
      return `${refusal.segments}個のセグメントがあります（上限${refusal.max}個）。メタデータのないJPEGで保存し直してください`
    case 'TooManyScans':
      return `${refusal.scans}個のスキャンがあります（この大きさでは上限${refusal.max}個）。ベースラインJPEGで保存し直してください`
    case 'BrokenPhoto':
      return 'ファイルが壊れているか、途中で切れています'
  }
}

const diagnosis = (error: DiagnosisError): string => {
  switch (error._tag) {
    case 'Cancelled':
      return '中止しました。'
    case 'AnalyserLost':
      return `このコンピューターで分析できませんでした（${error.detail}）。`
    case 'NetworkError':
      return `サービスから応答がありませんでした（${calls[error.call]}: ${error.detail}）。`
    case 'BadStatus':
      return `Unexpected status code: ${error.status}（${calls[error.call]}）`
    case 'BadBody':
      return `サービスの応答を読み取れませんでした（${calls[error.call]}: ${error.detail}）。`
    case 'AnalysisFailed':
      return isReason(error.reason)
        ? reasons[error.reason]
        : '分析できませんでした。明るい場所で正面を向いて撮り直してください。'
    case 'StillAnalyzing':
    case 'TookTooLong':
      return '時間内に分析が終わりませんでした。しばらくしてから、もう一度お試しください。'
  }
}

/** For a text that has only the characters of codes but is not one, most often because it was copied wrong. */
const mistyped = (why: string): string =>
  `結果コードではありません（${why}）。大文字と小文字をご確認ください`

export const messages: Messages = {
  notAStillImage: '動画は使用できません。静止画を選択して、もう一度お試しください。',
  genders,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  preparing: '写真を準備中',
  uploading: 'アップロード中',
  analysing: '分析中',
  waiting: '接続を待っています…',
  reasons,
  hints: {
    'too-small': '写真が小さいようです。大きめの写真をお使いになると、より正確に診断できます。',
    'too-dark': '写真が少し暗いようです。明るい場所で撮影されると、より正確に診断できます。',
    'too-bright':
      '写真が少し明るすぎるようです。やわらかい光で撮影されると、より正確に診断できます。',
    'colour-cast': '照明の色が強く写っています。自然光で撮影されると、より正確に診断できます。',
    blurred:
      '写真が少しぼやけているようです。はっきりと写った写真をお使いになると、より正確に診断できます。',
  },
  unusedProfile: (name) =>
    `写真のカラープロファイル${name === '' ? '' : `「${name}」`}には対応していないため、色がずれることがあります。`,
  unreadable: {
    ENOENT: 'ファイルが見つかりません',
    EISDIR: 'フォルダーです。写真のファイルを指定してください',
    EACCES: '読み取る権限がありません',
  },
  refusal,
  resultCode: (error) => {
    switch (error._tag) {
      case 'EmptyCode':
        return 'コードが空です'
      case 'InvalidCharacter':
        return `${error.position}文字目の「${error.character}」は結果コードに使われない文字です`
      case 'TooManyDigits':
        return `長すぎます。結果コードは${error.max}文字までです`
      case 'TooManyBits':
        return mistyped(`${error.max}ビットを超えています`)
      case 'UnknownFaceType':
        return mistyped(`フェイスパターン番号${error.index}はありません`)
      case 'LevelOutOfRange':
        return mistyped(`${traitNames[error.trait]}の段階が範囲外です: ${error.index}`)
      case 'PercentagesOver100':
        return mistyped(`シーズンの割合の合計が${error.sum}%です`)
      case 'NoCodeInAddress':
        return 'アドレスに「/result/コード」が含まれていません'
    }
  },
  diagnosis,
}
