import type { ImageType, Refusal } from '@kaoiro/core/photo'
import type { DiagnosisError, Reason, SessionCall, Trait } from '@kaoiro/core/diagnosis'
import { isReason } from '@kaoiro/core/diagnosis'
import type { Messages } from '../../content/messages.js'
import { genders } from './genders.js'
import { terms } from './terms.js'

// Rounded up, so that a value just above a limit is not shown as the limit.
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`
const megapixels = (pixels: number): string => `${Math.ceil(pixels / 10_000)}万像素`

export const typeNames: Readonly<Record<ImageType, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF图片',
  webp: 'WebP图片',
  bmp: 'BMP图片',
  tiff: 'TIFF图片',
  heic: 'HEIC图片',
  avif: 'AVIF图片',
  video: '视频',
  pdf: 'PDF文件',
  empty: '空文件',
  unknown: '图片以外的文件',
}

export const calls: Readonly<Record<SessionCall, string>> = {
  'create session': '创建会话',
  'upload photo': '上传照片',
  'request analysis': '请求分析',
  'get session': '获取结果',
}

const traitNames: Readonly<Record<Trait, string>> = {
  faceLine: '脸部轮廓',
  eyebrowAngle: '眉形',
  eyeVerticalLength: '眼形',
  mouthWidth: '唇形',
  noseRatio: '五官重心',
}

const reasons: Readonly<Record<Reason, string>> = {
  'no-face': '未找到人脸。请正对镜头，让整张脸入镜后重拍。',
  'many-faces': '照片中有多张人脸。请使用单人照片。',
  'face-too-small': '照片中的脸太小。请靠近一些重拍。',
  'face-turned': '脸未正对镜头。请面向镜头重拍。',
  'face-tilted': '脸有倾斜，或照片方向不对。请将脸与手机摆正后重拍。',
  'face-covered': '脸有部分被遮挡。请摘下墨镜或口罩，避免手和头发遮脸，再重拍。',
  'too-dark': '照片太暗。请到明亮的地方重拍。',
  'too-bright': '照片太亮。请避开直射光重拍。',
  blurred: '照片模糊。请拿稳手机重拍。',
  'colour-cast': '灯光偏色较重。请在自然光或白光下重拍。',
  'unreadable-photo': '无法读取照片。请选择其他照片。',
  'internal-error': '服务出现问题。请重试。',
}

const refusal = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return `是${typeNames[refusal.found]}，请选择JPEG或PNG照片`
    case 'TooManyBytes':
      return `大小为${megabytes(refusal.bytes)}，请选择${megabytes(refusal.max)}以内的照片`
    case 'TooManyPixels':
      return `有${megapixels(refusal.pixels)}，请选择${megapixels(refusal.max)}以内的照片`
    case 'TooManySegments':
      return `有${refusal.segments}个数据段（上限${refusal.max}个），请另存为不含元数据的JPEG`
    case 'TooManyScans':
      return `有${refusal.scans}次扫描（此尺寸上限${refusal.max}次），请另存为基线JPEG`
    case 'BrokenPhoto':
      return '已损坏或不完整'
  }
}

const diagnosis = (error: DiagnosisError): string => {
  switch (error._tag) {
    case 'Cancelled':
      return '已取消。'
    case 'AnalyserLost':
      return `未能在本机完成分析（${error.detail}）。`
    case 'NetworkError':
      return `服务没有响应（${calls[error.call]}：${error.detail}）。`
    case 'BadStatus':
      return `Unexpected status code: ${error.status}（${calls[error.call]}）。服务出现问题，未能完成分析。请稍后重试。`
    case 'BadBody':
      return `无法读取服务的响应（${calls[error.call]}：${error.detail}）。`
    case 'AnalysisFailed':
      return isReason(error.reason)
        ? reasons[error.reason]
        : '分析失败。请在明亮的地方正对镜头重拍。'
    case 'StillAnalyzing':
    case 'TookTooLong':
      return '分析未能在规定时间内完成。请稍后重试。'
  }
}

/** For a text that has only the characters of codes but is not one, most often because it was copied wrong. */
const mistyped = (why: string): string => `不是结果码（${why}），请检查大小写`

export const messages: Messages = {
  notAStillImage: '不支持视频。请选择照片后重试。',
  genders,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  preparing: '正在准备照片',
  uploading: '正在上传',
  analysing: '正在分析',
  waiting: '正在等待连接……',
  reasons,
  hints: {
    'too-small': '照片似乎偏小。换一张更大的照片，结果会更准确。',
    'too-dark': '照片似乎偏暗。在明亮的地方拍摄，结果会更准确。',
    'too-bright': '照片似乎偏亮。在柔和的光线下拍摄，结果会更准确。',
    'colour-cast': '灯光偏色较重。在自然光下拍摄，结果会更准确。',
    blurred: '照片似乎有些模糊。换一张清晰的照片，结果会更准确。',
  },
  unusedProfile: (name) =>
    `不支持照片的色彩配置文件${name === '' ? '' : `“${name}”`}，颜色可能有偏差。`,
  unreadable: {
    ENOENT: '找不到文件',
    EISDIR: '这是文件夹，请指定照片文件',
    EACCES: '没有读取权限',
  },
  refusal,
  resultCode: (error) => {
    switch (error._tag) {
      case 'EmptyCode':
        return '结果码为空'
      case 'InvalidCharacter':
        return `第${error.position}个字符“${error.character}”不能用于结果码`
      case 'TooManyDigits':
        return `太长，结果码最多${error.max}个字符`
      case 'TooManyBits':
        return mistyped(`超过${error.max}位`)
      case 'UnknownFaceType':
        return mistyped(`没有编号为${error.index}的面部风格`)
      case 'LevelOutOfRange':
        return mistyped(`${traitNames[error.trait]}的等级超出范围：${error.index}`)
      case 'PercentagesOver100':
        return mistyped(`四季占比之和为${error.sum}%`)
      case 'NoCodeInAddress':
        return '网址中没有“/result/结果码”'
    }
  },
  diagnosis,
}
