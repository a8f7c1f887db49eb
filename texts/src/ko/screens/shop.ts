import type { ShopTexts } from '../../ja/screens/shop.js'

export const shop: ShopTexts = {
  style: '스타일링 팁',

  products: {
    heading: '매장 추천 상품',
    lead: {
      WOMEN: (season) => `‘${season}’ 컬러에 가까운 상품을 골랐어요.`,
      MEN: (pattern) => `‘${pattern}’ 그루밍에 도움이 되는 상품을 골랐어요.`,
    },
    categories: {
      base: '베이스',
      eye: '아이섀도',
      cheek: '치크',
      lip: '립',
      skin: '스킨케어',
      shaving: '셰이빙',
      brow: '눈썹 케어',
      hair: '헤어',
    },
  },

  counter: {
    open: '매장에서 이 화면 보여 주기',
    notLoaded: '화면을 열지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
    heading: '매장 직원에게 보여 주세요',
    lead: '직원이 QR 코드를 스캔해 안내해 드려요.',
    qr: '진단 결과 QR 코드',
    close: '닫기',
  },
}
