import type { LightCardTexts } from '../ja/light-card.js'

export const texts: LightCardTexts = {
  title: '校色卡',
  instruction: ['拍攝時，請將此卡舉在臉旁，', '讓卡片與臉部受光一致。'],
}
