import type { StoreNames } from '../../ja/screens/store.js'

export const store: StoreNames = {
  company: 'Kaoiro百貨股份有限公司',
  related: {
    beautyFloor: '美妝樓層',
    onlineStore: '線上商店',
    journal: '美麗誌',
  },
}
