import * as t from 'io-ts'
import { guardCodec, literals } from '../codecs/codecs.js'
import { faceTypes } from '../diagnosis/face-type.js'
import type { CareProduct, ColourProduct, Product, Shade } from './product.js'
import { careCategories, colourCategories } from './product.js'

const Colour = guardCodec(
  '#rrggbb',
  (u): u is Shade['colour'] => typeof u === 'string' && /^#[\da-f]{6}$/i.test(u),
)

/** Languages that we do not know do no harm. */
const TranslatedText = t.record(t.string, t.string)

const AnyShade: t.Type<Shade, unknown> = t.type({
  name: TranslatedText,
  colour: Colour,
  distances: t.type({ spring: t.number, summer: t.number, autumn: t.number, winter: t.number }),
})

const Shades = t
  .readonlyArray(AnyShade)
  .pipe(
    guardCodec(
      'at least one',
      (u): u is ColourProduct['shades'] => Array.isArray(u) && u.length > 0,
    ),
  )

const AnyProduct = t.intersection([
  t.type({ name: TranslatedText, floor: TranslatedText, url: t.string }),
  t.partial({ shelf: t.string, faceTypes: t.readonlyArray(literals('FaceType', faceTypes)) }),
])

const Coloured: t.Type<ColourProduct, unknown> = t.intersection([
  AnyProduct,
  t.type({ category: literals('ColourCategory', colourCategories), shades: Shades }),
])

const Caring: t.Type<CareProduct, unknown> = t.intersection([
  AnyProduct,
  t.type({ category: literals('CareCategory', careCategories) }),
])

/** The store's products as JSON, which the build of the screens writes for other programs. */
export const Products: t.Type<ReadonlyArray<Product>, unknown> = t.readonlyArray(
  t.union([Coloured, Caring]),
)
