import type { StoreNames } from '../../ja/screens/store.js'

export const store: StoreNames = {
  company: '주식회사 카오이로 백화점',
  related: {
    beautyFloor: '뷰티 플로어',
    onlineStore: '온라인 스토어',
    journal: '저널',
  },
}
