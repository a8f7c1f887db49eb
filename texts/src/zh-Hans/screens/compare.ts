import type { CompareTexts } from '../../ja/screens/compare.js'
import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import { errorHeading } from './shared.js'

export const compare: CompareTexts = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,

  heading: '两个结果',
  same: 'A与B的结果相同。',
  summary: '异同一览',
  map: terms.faceMap,
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  resultOf: (side) => `查看${side}的结果`,
  mapPicture: (a, b) => `A：${a}B：${b}`,
  compositionOf: (side, shares) => `${side}：${shares}`,
  share: '分享',
  another: '选择其他结果',
  shareTitle: (brand) => `比较两个结果｜${brand}`,
  shareText: (a, b) => `A是${a}，B是${b}。`,
  answers: (pattern, season) => `“${pattern}”与“${season}”`,
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  openAgain: terms.openAgain,

  pickResult: {
    heading: '比较结果',
    lead: '可与家人、朋友或您以往的结果进行比较。',
    own: '当前结果（A）',
    scan: '扫描二维码',
    scanLead: '请拍摄对方屏幕上的二维码。',
    camera: '用相机拍摄',
    album: '选择图片',
    reading: '正在识别二维码',
    link: '粘贴链接',
    linkLead: '请输入对方发来的结果链接，或结果码（最多7个字符）。',
    field: '结果链接或结果码',
    paste: '粘贴',
    compare: '比较',
    qr: '当前结果的二维码',
    qrLead: '对方可用手机扫描。',
    back: '返回结果',
  },

  problems: {
    empty: '请输入结果链接或结果码。',
    tooLong: '内容过长。请只粘贴结果链接。',
    noResult: '无法识别结果。请重新复制并粘贴含有“/result/”的链接。',
    notInQr: '这不是测试结果的二维码。请扫描结果的二维码。',
    noQr: '未找到二维码。请在明亮处靠近拍摄，让二维码占满画面。',
    noPicture: '无法打开图片。请选择其他图片。',
    noClipboard: '粘贴失败。请长按输入框粘贴。',
  },

  error: {
    heading: errorHeading,
    one: (side) => `${side}的结果加载失败，网址可能有误。`,
    both: 'A与B的结果均加载失败，网址可能有误。',
    chooseAgain: (side) => `重新选择与${side}比较的结果`,
    again: terms.diagnoseAgain,
  },
}
