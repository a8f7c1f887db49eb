/** The store and its related sites (ui/src/site/site.ts), for a store to replace. */
export const store = {
  company: '株式会社カオイロ百貨店',
  related: {
    beautyFloor: 'ビューティーフロア',
    onlineStore: 'オンラインストア',
    journal: 'ジャーナル',
  },
}

export type StoreNames = typeof store
