import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { Season } from '../diagnosis/vocabulary.js'
import { seasons } from '../diagnosis/vocabulary.js'
import type { CareProduct, ColourProduct, Product, Shade } from './product.js'
import { careCategories, colourCategories } from './product.js'

/** A product for a result, with the shades that suit the season, the best first; without shades for grooming. */
export interface Recommendation {
  readonly product: Product
  readonly shades: ReadonlyArray<Shade>
}

/**
 * The largest CIEDE2000 from a palette at which a shade still goes with it. Most colours of a palette are further from
 * each other (median 10 or more), and reds of warm and cool seasons are 10 or more apart; shades that were made for a
 * season, such as the samples', are within 5.
 */
const maxDistance = 8

/** Facts about the visitor from a photo. A code alone lacks them. */
export interface Visitor {
  /** L* of the cheeks, in the light of the photo. */
  readonly skinLightness?: number | undefined
  readonly isBald?: boolean | undefined
}

/**
 * How much lighter or darker than the skin a shade of a base may be, in L*. Bases are sheer and lighter than skin, and photos
 * often show skin darker than it is: skin called light has 47 to 71 in photos of London and Canada (10 to 90 %), bronze at
 * most 46.
 */
const depth = { lighter: 32, darker: 12 } as const

/** The product with its shades near the skin's depth; none without such a shade. */
const ofDepth =
  ({ skinLightness: own }: Visitor) =>
  (product: ColourProduct): ReadonlyArray<ColourProduct> => {
    if (product.category !== 'base' || own === undefined) return [product]
    const isNear = ({ lightness }: Shade) =>
      lightness <= own + depth.lighter && lightness >= own - depth.darker
    const [first, ...others] = product.shades.filter(isNear)
    return first === undefined ? [] : [{ ...product, shades: [first, ...others] }]
  }

/**
 * One product of each category, if the table has one for the face pattern. Women get the product with the shade
 * nearest to the season's palette, if it is near enough; men get grooming products, chosen by the pattern alone
 * (specification §6). The first in the table wins a tie. A base has the skin's depth, and a bare head gets nothing for hair.
 */
export const recommend =
  (products: ReadonlyArray<Product>, visitor: Visitor = {}) =>
  ({
    gender,
    faceType,
    colorType,
  }: Pick<Diagnosis, 'gender' | 'faceType' | 'colorType'>): ReadonlyArray<Recommendation> => {
    const meant = products.filter(({ faceTypes }) => faceTypes?.includes(faceType) ?? true)
    return gender === 'MEN'
      ? careCategories
          .filter((category) => category !== 'hair' || visitor.isBald !== true)
          .flatMap((category) => careFrom(meant.filter(isCareOf(category))))
      : colourCategories.flatMap((category) =>
          colourFrom(meant.filter(isColourOf(category)).flatMap(ofDepth(visitor)), colorType),
        )
  }

const isColourOf =
  (category: ColourProduct['category']) =>
  (product: Product): product is ColourProduct =>
    product.category === category

const isCareOf =
  (category: CareProduct['category']) =>
  (product: Product): product is CareProduct =>
    product.category === category

const careFrom = (products: ReadonlyArray<CareProduct>): ReadonlyArray<Recommendation> =>
  products.slice(0, 1).map((product) => ({ product, shades: [] }))

const colourFrom = (
  products: ReadonlyArray<ColourProduct>,
  season: Season,
): ReadonlyArray<Recommendation> =>
  products
    .map((product) => {
      const ranked = rankedShades(product, season)
      return { product, ranked, distance: ranked[0]?.distance ?? Infinity }
    })
    .filter(({ distance }) => distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 1)
    .map(({ product, ranked }) => ({
      product,
      shades: ranked
        .filter(({ distance }) => distance <= maxDistance)
        .filter(({ shade }, at) => at === 0 || suitsSeason(season, shade))
        .map(({ shade }) => shade),
    }))

const rankedShades = ({ shades }: ColourProduct, season: Season) =>
  shades
    .map((shade) => ({ shade, distance: shade.distances[season] }))
    .sort((one, other) => one.distance - other.distance)

/** Whether no other season's palette is nearer to the shade. */
const suitsSeason = (season: Season, { distances }: Shade): boolean =>
  seasons.every((other) => distances[other] >= distances[season])
