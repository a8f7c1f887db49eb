import type { StyleTexts } from '../../../../content/style-texts.js'

export const hair: StyleTexts['hair'] = {
  spring:
    'Bright, translucent browns with a golden tone suit you, such as honey or camel brown. If you keep your own colour, add shine so that it looks light.',
  summer:
    'Soft colours without yellow suit you, such as ash or rose brown. A medium brightness at most blends quietly with your skin.',
  autumn:
    'Deep, warm browns suit you, such as mocha or copper brown. Fine highlights and lowlights add depth.',
  winter:
    'Deep, clear colours suit you, such as black, blue-black or dark ash. Shine does more than added colour.',
}
