import type { StoreNames } from '../../ja/screens/store.js'

export const store: StoreNames = {
  company: 'Kaoiro Department Store Co., Ltd.',
  related: {
    beautyFloor: 'Beauty Floor',
    onlineStore: 'Online Store',
    journal: 'Journal',
  },
}
