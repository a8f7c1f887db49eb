import type { StyleTexts } from '../../content/style-texts.js'
import { terms } from './terms.js'
import { glasses } from './style/glasses.js'
import { hair } from './style/hair.js'
import { metals } from './style/metals.js'
import { necklines } from './style/necklines.js'
import { shapes } from './style/shapes.js'
import { wardrobe } from './style/wardrobe.js'

export const style: StyleTexts = {
  titles: {
    colours: '穿搭色彩',
    apart: '宜避開的顏色',
    shape: '版型與材質',
    neckline: '領口',
    glasses: '眼鏡',
    metal: '手錶與飾品',
    hair: '髮色',
  },
  join: (sentences) => sentences.join(terms.betweenSentences),
  wardrobe,
  shapes,
  necklines,
  glasses,
  metals,
  hair,
}
