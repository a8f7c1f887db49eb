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
    colours: 'Wardrobe colours',
    apart: 'Away from the face',
    shape: 'Cut and fabric',
    neckline: 'Neckline',
    glasses: 'Glasses',
    metal: 'Watches and jewellery',
    hair: 'Hair colour',
  },
  join: (sentences) => sentences.join(terms.betweenSentences),
  wardrobe,
  shapes,
  necklines,
  glasses,
  metals,
  hair,
}
