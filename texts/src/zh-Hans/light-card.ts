import type { LightCardTexts } from '../ja/light-card.js'

export const texts: LightCardTexts = {
  title: '测光卡',
  instruction: ['请将此卡举在脸旁，', '让卡与脸受光一致，再拍照。'],
}
