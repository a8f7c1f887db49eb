import type { ResultTexts } from '../../ja/screens/result.js'
import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import { paletteToCarry } from './palette-to-carry.js'
import { drape } from './drape.js'
import { errorHeading } from './shared.js'
import { shop } from './shop.js'

export const result: ResultTexts = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  heading: '测试结果',
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  lightCard: terms.lightCard,
  more: '展开全文',
  map: terms.faceMap,
  you: '您',
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  palette: '适合色',
  colours: {
    heading: '适合色与慎用色',
    wear: '适合色',
    avoid: '慎用色',
  },
  drape,
  makeup: '妆容要点',
  grooming: '男士理容要点',
  cosmetics: (name) => `查看“${name}”推荐美妆产品`,
  shop,

  counselling: {
    heading: '在线美容咨询',
    lead: '美容顾问将根据您的结果，为您推荐适合的颜色与产品。',
    free: '免费',
    reserve: '立即预约',
  },
  again: '重新测试',
  retake: '重新拍照',

  timeOnDay: (time, day) => `${day}${time}`,

  receipt: {
    heading: terms.photoAndData,
    photo: (at) => `照片已在分析后立即删除（${at}）。`,
    expires: (at) => `服务器上的测试结果将于${at}左右自动删除。`,
    delete: '立即全部删除',
    question: {
      text: '将删除测试结果，以及此标签页中的全部记录。删除后无法恢复，是否继续？',
      yes: '删除',
      no: '取消',
    },
    deleting: '正在删除',
    removed: {
      result: '已从服务器删除测试结果。照片此前已删除。',
      photo: '已从服务器删除照片。',
      both: '已从服务器删除照片与测试结果。',
      all: '已从服务器删除本次测试的数据。',
    },
    nothingLeft: '服务器上没有本次测试的数据。',
    stays: '此标签页中的记录也已清除。结果本身包含在本页网址中，凭网址仍可查看。',
    notDeleted: {
      Unreachable: '无法连接服务器，未能确认是否已删除。请检查网络后重试。',
      Refused: '服务暂时无法受理删除。请稍后重试。',
    },
    between: terms.betweenSentences,
    byItself: (at) => `即使不操作，也会于${at}左右自动删除。`,
    byItselfInADay: '即使不操作，也会在分析后约24小时自动删除。',
  },
  samePerson: {
    heading: '这些是同一个人的照片吗？',
    lead: '各张照片中的面容与色彩差异较大。如果不是同一个人，请只查看新照片的结果。',
    onlyLast: '只看新照片的结果',
    confirm: '是同一个人的照片',
  },
  morePhotos: {
    heading: '再拍一张，更可靠',
    lead: (left) => `综合其他照片，结果更可靠（还可添加${left}张）。`,
    take: '再拍一张确认',
  },

  share: '分享结果',
  save: '保存图片',
  saving: '正在生成图片',
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  saved: '图片已保存。',
  notSaved: '图片保存失败。请重试。',
  picture: {
    heading: '保存图片',
    hold: '请长按图片保存。',
    alt: (summary) => `测试结果图片。${summary}`,
    share: '通过分享保存',
    download: '下载',
    copy: '复制链接',
    close: '关闭',
  },
  preview: (pattern, season, brand) => `${pattern} × ${season}｜${brand}`,
  shareTitle: (brand) => `测试结果｜${brand}`,
  shareText: (pattern, season) => `面部风格是“${pattern}”，个人色彩是“${season}”。`,
  code: '结果码',
  openAgain: terms.openAgain,

  compare: '比较结果',

  carry: paletteToCarry,

  error: {
    heading: errorHeading,
    message: '结果加载失败，网址可能有误。',
    again: terms.diagnoseAgain,
  },
}
