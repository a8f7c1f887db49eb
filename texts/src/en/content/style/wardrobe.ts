import type { StyleTexts } from '../../../content/style-texts.js'

export const wardrobe: StyleTexts['wardrobe'] = {
  spring: {
    base: 'Build on ivory, light beige and camel for coats and trousers.',
    accent: {
      WOMEN:
        'A blouse or scarf in coral pink, leaf green or aqua blue brings out the brightness of your skin.',
      MEN: 'A shirt or tie in coral pink, leaf green or aqua blue brings out the brightness of your skin.',
    },
    apart:
      'Heavy colours such as black and royal purple are easier to wear away from the face: as shoes, a belt or trousers.',
  },
  summer: {
    base: 'Build on soft white, pearl grey and greyish navy for coats and trousers.',
    accent: {
      WOMEN:
        'Rose pink, lavender and sky blue, layered at a similar depth in a blouse or stole, bring out the clarity of your skin.',
      MEN: 'Rose pink, lavender and sky blue, layered at a similar depth in a shirt and tie, bring out the clarity of your skin.',
    },
    apart:
      'Strongly yellow colours such as mustard and olive are easier to wear in small areas: as shoes or a belt.',
  },
  autumn: {
    base: 'Build on ecru, mocha brown and olive for coats and trousers.',
    accent: {
      WOMEN:
        'Terracotta, mustard and peacock green, layered in knitwear or a stole, make your skin look smooth.',
      MEN: 'Terracotta, mustard and peacock green, layered in knitwear or a tie, make your skin look smooth.',
    },
    apart:
      'Pale, blue-toned colours such as icy blue and icy pink are easier to wear away from the face: as trousers or shoes.',
  },
  winter: {
    base: 'Build on pure white, midnight navy and black for coats and trousers.',
    accent: {
      WOMEN:
        'One clear colour in knitwear or a scarf, cherry red, royal blue or emerald green, draws attention to your eyes.',
      MEN: 'One clear colour in knitwear or a tie, cherry red, royal blue or emerald green, draws attention to your eyes.',
    },
    apart:
      'Muted, yellow-toned colours such as khaki and sand beige are easier to wear as a bag or shoes.',
  },
}
