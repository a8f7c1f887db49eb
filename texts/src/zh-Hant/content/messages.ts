import type { ImageType, Refusal } from '@kaoiro/core/photo'
import type { DiagnosisError, Reason, SessionCall, Trait } from '@kaoiro/core/diagnosis'
import { isReason } from '@kaoiro/core/diagnosis'
import type { Messages } from '../../content/messages.js'
import { genders } from './genders.js'
import { terms } from './terms.js'

// Rounded up, so that a value just above a limit is not shown as the limit.
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`
const megapixels = (pixels: number): string => `${Math.ceil(pixels / 10_000)}萬像素`

export const typeNames: Readonly<Record<ImageType, string>> = {
  jpeg: 'JPEG圖片',
  png: 'PNG圖片',
  gif: 'GIF圖片',
  webp: 'WebP圖片',
  bmp: 'BMP圖片',
  tiff: 'TIFF圖片',
  heic: 'HEIC圖片',
  avif: 'AVIF圖片',
  video: '影片',
  pdf: 'PDF檔案',
  empty: '空白檔案',
  unknown: '非圖片檔案',
}

export const calls: Readonly<Record<SessionCall, string>> = {
  'create session': '建立工作階段',
  'upload photo': '上傳照片',
  'request analysis': '要求分析',
  'get session': '取得結果',
}

const traitNames: Readonly<Record<Trait, string>> = {
  faceLine: '臉部輪廓',
  eyebrowAngle: '眉形角度',
  eyeVerticalLength: '眼型',
  mouthWidth: '唇形大小',
  noseRatio: '五官位置',
}

const reasons: Readonly<Record<Reason, string>> = {
  'no-face': '未偵測到臉部。請面向正前方，讓整張臉入鏡後重新拍攝。',
  'many-faces': '照片中有多張臉。請使用您的單人照。',
  'face-too-small': '照片中的臉太小。請靠近一些重新拍攝。',
  'face-turned': '照片中的臉轉向側面。請面向正前方重新拍攝。',
  'face-tilted': '臉部傾斜，或照片方向不正。請將臉與鏡頭擺正後重新拍攝。',
  'face-covered': '臉部有部分被遮住。請摘下太陽眼鏡或口罩，並避免手或頭髮遮擋，再重新拍攝。',
  'too-dark': '照片太暗。請在明亮的地方重新拍攝。',
  'too-bright': '照片太亮。請避開直射光重新拍攝。',
  blurred: '照片模糊。請穩住鏡頭重新拍攝。',
  'colour-cast': '照片受燈光顏色影響較大。請在自然光或白光下重新拍攝。',
  'unreadable-photo': '無法讀取照片。請選擇其他照片。',
  'internal-error': '系統發生問題。請再試一次。',
}

const refusal = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return `這是${typeNames[refusal.found]}。請選擇JPEG或PNG照片`
    case 'TooManyBytes':
      return `檔案大小為${megabytes(refusal.bytes)}。請選擇${megabytes(refusal.max)}以下的照片`
    case 'TooManyPixels':
      return `解析度為${megapixels(refusal.pixels)}。請選擇${megapixels(refusal.max)}以下的照片`
    case 'TooManySegments':
      return `含有${refusal.segments}個區段（上限${refusal.max}個）。請另存為不含中繼資料的JPEG`
    case 'TooManyScans':
      return `含有${refusal.scans}次掃描（此尺寸上限${refusal.max}次）。請另存為基線式JPEG`
    case 'BrokenPhoto':
      return '檔案已損壞或不完整'
  }
}

const diagnosis = (error: DiagnosisError): string => {
  switch (error._tag) {
    case 'Cancelled':
      return '已取消。'
    case 'AnalyserLost':
      return `無法在本機完成分析（${error.detail}）。`
    case 'NetworkError':
      return `伺服器沒有回應（${calls[error.call]}：${error.detail}）。`
    case 'BadStatus':
      return `Unexpected status code: ${error.status}（${calls[error.call]}）。伺服器發生問題，未能完成分析。請稍候再試。`
    case 'BadBody':
      return `無法讀取伺服器的回應（${calls[error.call]}：${error.detail}）。`
    case 'AnalysisFailed':
      return isReason(error.reason)
        ? reasons[error.reason]
        : '無法分析。請在明亮的地方面向正前方重新拍攝。'
    case 'StillAnalyzing':
    case 'TookTooLong':
      return '分析未能在時限內完成。請稍候再試。'
  }
}

/** For a text that has only the characters of codes but is not one, most often because it was copied wrong. */
const mistyped = (why: string): string => `這不是結果代碼（${why}）。請確認大小寫`

export const messages: Messages = {
  notAStillImage: '無法使用影片。請選擇照片後再試一次。',
  genders,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  preparing: '準備照片中',
  uploading: '上傳中',
  analysing: '分析中',
  waiting: '等待連線中…',
  reasons,
  hints: {
    'too-small': '照片尺寸似乎偏小。使用較大的照片，結果會更準確。',
    'too-dark': '照片似乎太暗了一些。在明亮的地方拍攝，結果會更準確。',
    'too-bright': '照片似乎太亮了一些。在柔和的光線下拍攝，結果會更準確。',
    'colour-cast': '照片受燈光顏色影響較大。在自然光下拍攝，結果會更準確。',
    blurred: '照片似乎有些模糊。使用清晰的照片，結果會更準確。',
  },
  unusedProfile: (name) =>
    `不支援照片的色彩描述檔${name === '' ? '' : `「${name}」`}，色彩可能略有偏差。`,
  unreadable: {
    ENOENT: '找不到檔案',
    EISDIR: '這是資料夾。請指定照片檔案',
    EACCES: '沒有讀取權限',
  },
  refusal,
  resultCode: (error) => {
    switch (error._tag) {
      case 'EmptyCode':
        return '代碼是空的'
      case 'InvalidCharacter':
        return `第${error.position}個字元「${error.character}」不能用於結果代碼`
      case 'TooManyDigits':
        return `太長了。結果代碼最多${error.max}個字元`
      case 'TooManyBits':
        return mistyped(`超過${error.max}位元`)
      case 'UnknownFaceType':
        return mistyped(`沒有編號${error.index}的臉部風格`)
      case 'LevelOutOfRange':
        return mistyped(`${traitNames[error.trait]}的等級超出範圍：${error.index}`)
      case 'PercentagesOver100':
        return mistyped(`四季比例合計為${error.sum}%`)
      case 'NoCodeInAddress':
        return '網址中沒有「/result/代碼」'
    }
  },
  diagnosis,
}
