import type { StoreNames } from '../../ja/screens/store.js'

export const store: StoreNames = {
  company: 'Kaoiro百货公司',
  related: {
    beautyFloor: '美妆楼层',
    onlineStore: '线上商城',
    journal: '美妆期刊',
  },
}
