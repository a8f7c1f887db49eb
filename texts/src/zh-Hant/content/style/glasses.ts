import type { GlassesTexts } from '../../../content/style-texts.js'

export const glasses: GlassesTexts = {
  byFaceLine: {
    sharp: '俐落的臉部輪廓，適合方框、威靈頓框等帶稜角的鏡框。',
    standard: '邊角略微修飾的威靈頓框，最襯俐落與圓潤均衡的輪廓。',
    round: '圓潤的臉部輪廓，適合波士頓框、橢圓框等帶弧度的鏡框。',
  },
  byBrows: {
    arch: '請選擇鏡框上緣能自然貼合眉形弧度的款式。',
    straight: '請選擇鏡框上緣能自然貼合平直眉形的款式。',
  },
  byEyes: {
    round: '鏡片上下略有深度，能讓渾圓的眼型更顯舒展。',
    narrow: '鏡片上下略淺，能襯托細長的眼型。',
  },
}
