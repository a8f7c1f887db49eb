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
    colours: '装いの色',
    apart: 'お顔から離す色',
    shape: '形と素材',
    neckline: '首元',
    glasses: '眼鏡',
    metal: '時計とアクセサリー',
    hair: '髪の色',
  },
  join: (sentences) => sentences.join(terms.betweenSentences),
  wardrobe,
  shapes,
  necklines,
  glasses,
  metals,
  hair,
}
