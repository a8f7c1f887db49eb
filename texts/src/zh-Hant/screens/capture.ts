import type { CaptureTexts } from '../../ja/screens/capture.js'
import { messages, typeNames } from '../content/messages.js'
import { terms } from '../content/terms.js'
import { camera } from './camera.js'

export const capture: CaptureTexts = {
  messages,
  camera,

  photo: {
    heading: '拍攝前請確認',
    tips: {
      light: { title: '光線明亮', content: '請在自然光或日光燈下拍攝照片。' },
      front: { title: '面向正前方', content: '請讓整張臉正面入鏡。' },
      neutral: { title: '表情自然', content: '請收起笑容，輕閉雙唇。' },
      remove: { title: '請先取下', content: '眼鏡、口罩、帽子等遮住臉部的物品。' },
      bare: { title: '素顏', content: '建議您卸妝後再拍攝。' },
      card: {
        title: '白紙（可省略）',
        content: '將白紙或校色卡舉在臉旁，有助於判斷光色。',
      },
    },
    lightCard: terms.lightCard,
    take: '拍照',
    album: '從相簿選擇',
    back: '返回性別選擇',
    preparing: '正在準備照片',
    lost: '拍攝時頁面重新載入。請重新拍攝，或從相簿選擇。',
    reloaded: {
      photo: '頁面已重新載入。照片並未儲存在您的裝置中，請重新拍攝，或從相簿選擇。',
      analysis: '頁面已重新載入，分析因此中止。您傳送的照片會自動刪除，請重新拍攝，或從相簿選擇。',
    },
  },

  notAPhoto: (found) => {
    switch (found) {
      case 'video':
        return messages.notAStillImage
      case 'pdf':
      case 'empty':
      case 'unknown':
        return `無法使用${typeNames[found]}。請選擇JPEG或PNG照片。`
      case 'heic':
        return `無法使用${typeNames[found]}。請點選「拍照」拍攝，或選擇JPEG、PNG照片。在iPhone的「設定」→「相機」→「格式」選擇「最相容」，即可拍攝JPEG照片。`
      default:
        return `無法使用${typeNames[found]}。請點選「拍照」拍攝，或選擇JPEG、PNG照片。您也可以開啟圖片，使用其螢幕截圖。`
    }
  },

  refused: (reason) => `無法使用這張照片：${reason}。`,

  doubt: {
    heading: '要使用這張照片嗎？',
    picture: '您的照片',
    retake: '重新拍攝',
    use: '使用這張',
  },

  hairline: {
    heading: '您的照片',
    instruction: '請用手指移動線條，對準髮際線。',
    picture: '您的照片',
    hair: '頭髮',
    face: '臉部',
    slider: '髮際線位置',
    value: (percent) => `距上緣${percent}%`,
    up: '線條上移',
    down: '線條下移',
    check: '用這張照片檢測',
    discard: '重新拍攝',
  },

  another: {
    number: (number, max) => `第${number}張照片（最多可綜合${max}張）`,
    back: '返回原本的結果',
  },

  analysing: {
    heading: '正在分析',
    wait: '請稍候。',
    note: '分析可能需要一些時間。',
    lookedAt: {
      label: '正在分析的部位',
      parts: { outline: '輪廓', brows: '眉毛', eyes: '眼睛', mouth: '嘴唇', colours: '色彩' },
    },
    cancel: '取消',
  },

  failed: {
    heading: '分析失敗',
    apology: '非常抱歉，臉部分析過程中發生錯誤。',
    hint: '照片可能不夠清晰，或無法辨識臉部。請在明亮的地方面向正前方，重新拍攝。',
    again: '用同一張照片再試一次',
    retake: '重新拍攝',
    back: '返回性別選擇',
    noNetwork: '無法連線至伺服器。請確認網路連線後再試一次。',
    unprepared: '無法讀取照片。請選擇其他照片。',
    serviceFault: '系統發生問題。請稍候再試。',
  },
}
