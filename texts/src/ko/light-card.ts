import type { LightCardTexts } from '../ja/light-card.js'

export const texts: LightCardTexts = {
  title: '라이트 카드',
  instruction: ['이 카드를 얼굴 옆에 들고,', '얼굴과 같은 빛이 닿게 해서 촬영해 주세요.'],
}
