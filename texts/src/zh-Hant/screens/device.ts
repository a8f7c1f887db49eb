import type { DeviceTexts } from '../../ja/screens/device.js'
import { certainty, closedEyes } from '../content/certainty.js'
import { terms } from '../content/terms.js'

export const device: DeviceTexts = {
  place: {
    legend: '分析方式',
    device: { title: '在此裝置上', content: '照片不會離開裝置' },
    service: { title: '上傳至伺服器', content: '傳送照片，分析後立即刪除' },
  },
  preparing: (percent) => `準備中 ${percent}%`,
  notLoaded: '無法載入分析所需的資料。請確認網路連線後再試一次。',
  look: {
    remarks: {
      ...certainty.doubts,
      'closed-eyes': closedEyes,
    },
    name: (name) => `${name}：`,
    close: '關閉',
    here: '髮際線在這裡嗎？',
    hairline: (percent) => `髮際線，距上緣${percent}%`,
  },
  receipt: {
    heading: terms.photoAndData,
    photo: {
      all: '您的照片僅在此裝置上分析。照片與檢測結果均未傳送至裝置之外。',
      some: '在此裝置上分析的照片與結果，均未傳送至裝置之外。',
    },
  },
}
