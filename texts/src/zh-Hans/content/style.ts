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
    colours: '穿搭用色',
    apart: '慎用色',
    shape: '款式与面料',
    neckline: '领型',
    glasses: '眼镜',
    metal: '腕表与首饰',
    hair: '发色',
  },
  join: (sentences) => sentences.join(terms.betweenSentences),
  wardrobe,
  shapes,
  necklines,
  glasses,
  metals,
  hair,
}
