import type { StyleTexts } from '../../../content/style-texts.js'

export const hair: StyleTexts['hair'] = {
  spring:
    'Bright, translucent browns with a golden tone, such as honey or camel brown, suit you. If you keep your own colour, a little shine lightens it.',
  summer:
    'Soft shades without yellow, such as ash or rose brown, suit you. Go no lighter than a medium shade, and it blends quietly with your skin.',
  autumn:
    'Deep, warm browns, such as mocha or copper, suit you. Fine highlights and lowlights add depth.',
  winter:
    'Deep, clear colours, such as black, blue-black or dark ash, suit you. Shine does more than added colour.',
}
