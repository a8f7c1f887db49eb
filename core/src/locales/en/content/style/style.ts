import type { StyleTexts } from '../../../../content/style/style-texts.js'
import { terms } from '../terms.js'
import { glasses } from './glasses.js'
import { hair } from './hair.js'
import { metals } from './metals.js'
import { necklines } from './necklines.js'
import { shapes } from './shapes.js'
import { wardrobe } from './wardrobe.js'

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
