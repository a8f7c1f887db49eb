import type { ShopTexts } from '../../ja/screens/shop.js'

export const shop: ShopTexts = {
  style: '穿搭建议',

  products: {
    heading: '专柜推荐',
    lead: {
      WOMEN: (season) => `为您挑选了贴近“${season}”用色的产品。`,
      MEN: (pattern) => `为您挑选了适合“${pattern}”的理容产品。`,
    },
    categories: {
      base: '底妆',
      eye: '眼影',
      cheek: '腮红',
      lip: '唇妆',
      skin: '护肤',
      shaving: '剃须',
      brow: '修眉',
      hair: '美发',
    },
  },

  counter: {
    open: '在专柜出示',
    notLoaded: '无法打开页面。请检查网络后重试。',
    heading: '请向专柜出示',
    lead: '美容顾问扫描二维码后，将为您介绍。',
    qr: '测试结果的二维码',
    close: '关闭',
  },
}
