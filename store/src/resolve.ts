import type * as z from 'zod'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import type { Brand, Product, Translated } from '@kaoiro/core/products'
import { inLanguage } from '@kaoiro/core/products'
import { withDefaultColours, shadeDistances } from './colours.js'
import type { ProductFile, StoreFile } from './schema.js'
import { labOfHex } from '@kaoiro/core/colour'
import type { Store } from './store.js'

type Texts = Partial<Record<Language, string | undefined>>

/** The store as programs use it. A text has the store's languages first, in their order. */
export function storeOf(
  { $schema: _, counselling, floors, ...settings }: z.output<typeof StoreFile>,
  products: z.output<typeof ProductFile>,
): Store {
  const translated = (texts: Texts): Translated =>
    Object.fromEntries(
      [...new Set([...settings.languages, ...languages])].flatMap((language) => {
        const text = texts[language]
        return text === undefined ? [] : [[language, text]]
      }),
    )
  const orNull = (texts: Texts | undefined) => (texts === undefined ? null : translated(texts))
  const { texts } = settings
  return {
    ...settings,
    brand: {
      ...settings.brand,
      ...brandNames(settings.brand.name, settings.languages[0], translated),
      mark: settings.brand.mark ?? null,
      logo: settings.brand.logo ?? null,
    },
    company: translated(settings.company),
    cosmetics: {
      pattern: addresses(faceTypes, settings.cosmetics.pattern, '{pattern}'),
      season: addresses(seasons, settings.cosmetics.season, '{season}'),
    },
    related: settings.related.map((site) => ({ ...site, name: translated(site.name) })),
    counselling:
      counselling === undefined ? null : { ...counselling, lead: orNull(counselling.lead) },
    products: products.map((product) => productOf(product, floors, translated)),
    colours: withDefaultColours((name) => settings.colours[name]),
    texts: {
      description: orNull(texts.description),
      terms: orNull(texts.terms),
      beforePhoto: orNull(texts.beforePhoto),
      privacy: orNull(texts.privacy),
      accessibility: orNull(texts.accessibility),
    },
  }
}

const brandNames = (
  name: string | Texts,
  language: Language,
  translated: (texts: Texts) => Translated,
): Pick<Brand, 'name' | 'names'> => {
  if (typeof name === 'string') return { name }
  const names = translated(name)
  return { name: inLanguage(language)(names).text, names }
}

/** The address of each key, with its name in place of the placeholder. */
const addresses = <Key extends string>(
  keys: ReadonlyArray<Key>,
  given: Readonly<Partial<Record<Key | 'default', string>>>,
  placeholder: string,
): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    keys.map((key) => [key, (given[key] ?? given.default ?? '').replaceAll(placeholder, key)]),
  ) as Record<Key, string>

const productOf = (
  { patterns, floor, shelf, ...product }: z.output<typeof ProductFile>[number],
  floors: Readonly<Record<string, Texts>>,
  translated: (texts: Texts) => Translated,
): Product => {
  const common = {
    name: translated(product.name),
    floor: translated(floors[floor] ?? {}),
    ...(shelf === undefined ? {} : { shelf }),
    ...(patterns === undefined ? {} : { faceTypes: patterns }),
  }
  if (!('shades' in product)) return { ...product, ...common }
  const shadeOf = ({ name, colour }: (typeof product.shades)[number]) => ({
    name: translated(name),
    colour,
    distances: shadeDistances(colour),
    lightness: Math.round(labOfHex(colour).l),
  })
  const [first, ...others] = product.shades
  return { ...product, ...common, shades: [shadeOf(first), ...others.map(shadeOf)] }
}
