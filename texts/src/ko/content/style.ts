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
    colours: '의상 컬러',
    apart: '피할 컬러',
    shape: '실루엣과 소재',
    neckline: '네크라인',
    glasses: '안경',
    metal: '시계와 주얼리',
    hair: '헤어 컬러',
  },
  join: (sentences) => sentences.join(terms.betweenSentences),
  wardrobe,
  shapes,
  necklines,
  glasses,
  metals,
  hair,
}
