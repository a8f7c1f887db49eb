import type { ShopTexts } from '../../ja/screens/shop.js'

export const shop: ShopTexts = {
  style: '穿搭建議',

  products: {
    heading: '專櫃推薦',
    lead: {
      WOMEN: (season) => `為您挑選貼近「${season}」色彩的商品。`,
      MEN: (pattern) => `為您挑選適合「${pattern}」的理容商品。`,
    },
    categories: {
      base: '底妝',
      eye: '眼影',
      cheek: '腮紅',
      lip: '唇彩',
      skin: '保養',
      shaving: '刮鬍',
      brow: '修眉',
      hair: '美髮',
    },
  },

  counter: {
    open: '向專櫃出示此畫面',
    notLoaded: '無法開啟畫面。請確認網路連線後再試一次。',
    heading: '請向專櫃人員出示',
    lead: '專櫃人員將掃描QR Code，為您介紹。',
    qr: '檢測結果的QR Code',
    close: '關閉',
  },
}
