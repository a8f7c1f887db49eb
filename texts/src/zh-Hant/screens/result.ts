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
  heading: '檢測結果',
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  lightCard: terms.lightCard,
  more: '繼續閱讀',
  map: terms.faceMap,
  you: '您',
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  palette: '適合的顏色',
  colours: {
    heading: '適合與宜避開的顏色',
    wear: '適合的顏色',
    avoid: '宜避開的顏色',
  },
  drape,
  makeup: '妝容重點',
  grooming: '男士理容重點',
  cosmetics: (name) => `查看「${name}」推薦美妝產品`,
  shop,

  counselling: {
    heading: '線上諮詢',
    lead: '美容顧問將依您的結果，為您推薦合適的色彩與產品。',
    free: '免費',
    reserve: '預約',
  },
  again: '重新檢測',
  retake: '重新拍攝',

  timeOnDay: (time, day) => `${day} ${time}`,

  receipt: {
    heading: terms.photoAndData,
    photo: (at) => `您的照片已於分析後立即刪除（${at}）。`,
    expires: (at) => `伺服器上的檢測結果，將於${at}左右自動刪除。`,
    delete: '立即全部刪除',
    question: {
      text: '檢測結果與此分頁中的紀錄將全部刪除，且無法復原。確定要刪除嗎？',
      yes: '刪除',
      no: '取消',
    },
    deleting: '正在刪除',
    removed: {
      result: '已從伺服器刪除檢測結果。您的照片在此之前已刪除。',
      photo: '已從伺服器刪除您的照片。',
      both: '已從伺服器刪除您的照片與檢測結果。',
      all: '已從伺服器刪除此次檢測的資料。',
    },
    nothingLeft: '伺服器上沒有此次檢測的資料。',
    stays: '此分頁中的紀錄也已清除。結果本身包含在此頁的網址中，只要有網址，仍可繼續查看。',
    notDeleted: {
      Unreachable: '無法連線至伺服器，因此未能確認是否已刪除。請確認網路連線後再試一次。',
      Refused: '系統目前無法處理刪除要求。請稍候再試。',
    },
    between: terms.betweenSentences,
    byItself: (at) => `即使不操作，也會於${at}左右自動刪除。`,
    byItselfInADay: '即使不操作，也會在分析後約24小時自動刪除。',
  },
  samePerson: {
    heading: '這些是同一個人的照片嗎？',
    lead: '照片之間的臉部特徵與色彩差異很大。若是不同的人，請查看僅以新照片得出的結果。',
    onlyLast: '只看新照片的結果',
    confirm: '是同一個人',
  },
  morePhotos: {
    heading: '再拍一張，結果更可靠',
    lead: (left) => `搭配其他照片綜合判斷，結果會更可靠（還可加入${left}張）。`,
    take: '再拍一張確認',
  },

  share: '分享結果',
  save: '儲存圖片',
  saving: '正在製作圖片',
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  saved: '已儲存圖片。',
  notSaved: '無法儲存圖片。請再試一次。',
  picture: {
    heading: '儲存圖片',
    hold: '請長按圖片儲存。',
    alt: (summary) => `檢測結果圖片。${summary}`,
    share: '分享或儲存',
    download: '下載',
    copy: '複製連結',
    close: '關閉',
  },
  preview: (pattern, season, brand) => `${pattern} × ${season}｜${brand}`,
  shareTitle: (brand) => `檢測結果｜${brand}`,
  shareText: (pattern, season) => `臉部風格是「${pattern}」，個人色彩是「${season}」。`,
  code: '結果代碼',
  openAgain: terms.openAgain,

  compare: '比較結果',

  carry: paletteToCarry,

  error: {
    heading: errorHeading,
    message: '無法載入結果。網址可能有誤。',
    again: terms.diagnoseAgain,
  },
}
