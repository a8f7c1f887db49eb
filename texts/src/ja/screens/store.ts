/** Names of the store and its related sites (ui/src/site/site.ts). Each store replaces them by its own. */
export const store = {
  company: '株式会社カオイロ百貨店',
  related: {
    beautyFloor: 'ビューティーフロア',
    onlineStore: 'オンラインストア',
    journal: 'ジャーナル',
  },
}

export type StoreNames = typeof store
