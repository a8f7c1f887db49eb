import * as z from 'zod'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import { careCategories, colourCategories } from '@kaoiro/core/products'
import type { ColourName } from './colours.js'
import type { Expectation } from './faults.js'

// The format of a store's folder: `store.json` and a product list. The JSON Schema in docs/ and the types of the reader
// come from here. The error of a schema is the name of what it expects; texts/ has the words.

const expects = (kind: Expectation['kind']) => ({ error: kind })

const Text = z.string(expects('text')).trim().min(1, expects('text'))

const languageEntries = Object.fromEntries(
  languages.map((language) => [language, Text.optional()]),
) as Record<Language, z.ZodOptional<typeof Text>>

/** If a visitor's language is missing, they read English, otherwise the store's first language. */
const Translated = z
  .strictObject(languageEntries, expects('translated'))
  .refine((texts) => Object.keys(texts).length > 0, expects('translated'))

const isHttps = (text: string): boolean =>
  URL.canParse(text) && /^https:\/\/[^\s]+$/.test(text) && new URL(text).hostname.includes('.')

const Address = z
  .string(expects('address'))
  .regex(/^https:\/\/[^\s/]+/, { ...expects('address'), abort: true })
  .refine(isHttps, expects('address'))
  .describe('An https address, such as https://www.example.com/company/.')

export const Colour = z
  .string(expects('colour'))
  .regex(/^#[\da-fA-F]{6}$/, expects('colour'))
  .transform((colour) => colour.toLowerCase() as `#${string}`)
  .describe('An sRGB colour, such as #8a2f3c.')

export const Picture = z
  .string(expects('picture'))
  .regex(/^(?!\/)(?!.*\.\.)[^\\:]+\.(svg|png|jpe?g|webp|avif)$/i, expects('picture'))
  .describe('A picture in this folder, such as pictures/logo.svg.')

const Icon = z
  .string(expects('icon'))
  .regex(/^(?!\/)(?!.*\.\.)[^\\:]+\.svg$/i, expects('icon'))
  .describe('A square SVG in this folder, the source of all icons.')

/** An address for each key, with `default` for the rest. */
const addressesBy = <const Keys extends ReadonlyArray<string>>(keys: Keys, placeholder: string) =>
  z
    .partialRecord(z.enum([...keys, 'default'] as const), Address)
    .refine(
      (addresses) => 'default' in addresses || keys.every((key) => key in addresses),
      expects('addresses'),
    )
    .describe(
      `The pages with cosmetics: one by name, or "default" for all others. ${placeholder} becomes the name.`,
    )

export const StoreFile = z
  .strictObject({
    $schema: z.string().optional(),
    brand: z.strictObject({
      name: z
        .union([Text, Translated], expects('name'))
        .describe(
          'The name of the tool, on all screens and cards: one for all languages, or by language.',
        ),
      mark: Text.optional().describe('Shown next to the name.'),
      icon: Icon,
      logo: Picture.optional().describe(
        'A picture of 160 × 40 pixels in place of the name and the mark: in the header, on cards, pictures, the report and the sign.',
      ),
    }),
    company: Translated.describe('The company that runs the site.'),
    languages: z
      .tuple([z.enum(languages)], z.enum(languages))
      .refine((all) => new Set(all).size === all.length, expects('different'))
      .default([...languages])
      .describe('The languages that the site offers, the default one first.'),
    links: z.strictObject({
      top: Address.describe('The page that announces the tool.'),
      again: Address.describe('The page where a visitor can start another analysis.'),
      company: Address,
      legal: Address,
      privacy: Address.describe("The store's own privacy policy."),
      siteUse: Address,
    }),
    cosmetics: z.strictObject({
      pattern: addressesBy(faceTypes, '{pattern}'),
      season: addressesBy(seasons, '{season}'),
    }),
    related: z
      .array(
        z.strictObject({
          name: Translated,
          href: Address,
          logo: Picture.describe('A picture of 160 × 40 pixels.'),
        }),
      )
      .default([])
      .describe('Related sites at the foot of the page.'),
    counselling: z
      .strictObject({ reservation: Address, lead: Translated.optional() })
      .optional()
      .describe('Without it, results offer no counselling.'),
    floors: z
      .record(z.string(), Translated)
      .default({})
      .describe('Places in the store, by the name that the product list uses for them.'),
    products: z
      .string(expects('productList'))
      .regex(/^[\w-][\w.-]*\.(json|csv)$/, expects('productList'))
      .optional()
      .describe('A product list in this folder: products.json or products.csv.'),
    camera: z
      .enum(['offer', 'only-native'])
      .default('offer')
      .describe('Whether the page opens the camera itself, or always the camera app.'),
    analysis: z
      .enum(['service', 'device', 'ask'])
      .default('service')
      .describe(
        'Where photos are analysed: by the service, on the phone, or as the visitor chooses.',
      ),
    checkBeforeSending: z
      .boolean()
      .default(false)
      .describe('Whether photos for the service are checked on the phone first.'),
    counter: z
      .enum(['offer', 'pinned'])
      .default('offer')
      .describe(
        'Whether a browser that has opened /counter is redirected there from all other screens.',
      ),
    analytics: z
      .union([z.enum(['off', 'data-layer']), Address], expects('analytics'))
      .default('off')
      .describe('Where the steps of visits are reported: docs/analytics.md.'),
    consent: z
      .enum(['ask', 'not-needed'])
      .default('ask')
      .describe('Whether visitors are asked before steps are reported.'),
    minimumAge: z
      .int()
      .min(0)
      .max(21)
      .default(16)
      .describe('Below this age a parent is asked; 0 asks nobody.'),
    retentionHours: z
      .number()
      .min(24)
      .max(720)
      .default(24)
      .describe(
        'After how many hours all photos and results are deleted at the latest, as told to visitors. The service needs 24; backups may keep copies for longer.',
      ),
    colours: z
      .strictObject({
        ground: Colour.describe('The ground of the page.'),
        surface: Colour.describe('Cards and panels, and letters on dark buttons.'),
        text: Colour,
        softText: Colour.describe('Notes and captions.'),
        rule: Colour.describe('Decorative lines.'),
        strongRule: Colour.describe('Lines around controls.'),
        shade: Colour.describe('Tinted areas.'),
        accent: Colour.describe('Links, marks and errors.'),
      } satisfies Record<ColourName, typeof Colour>)
      .partial()
      .default({}),
    texts: z
      .strictObject({
        description: Translated.describe('For search engines.'),
        terms: Translated.describe(
          'Added to the terms on the first screen, next to the box: what your law asks.',
        ),
        beforePhoto: Translated.describe('Added to what visitors read before the photo.'),
        privacy: Translated.describe('Added to the privacy page.'),
        accessibility: Translated.describe('Added to the accessibility statement.'),
      })
      .partial()
      .default({})
      .describe("The store's own texts, below those of the tool."),
  })
  // VS Code asks the schema of a .json file whether it may contain these.
  .meta({ description: 'A store of Kaoiro.', allowComments: true, allowTrailingCommas: true })

const anyProduct = {
  name: Translated,
  floor: Text.describe('A name of floors in store.json.'),
  shelf: Text.optional().describe('The shelf or counter on that floor, such as B-12.'),
  url: Address.describe("The product's page."),
  patterns: z
    .array(z.enum(faceTypes))
    .min(1)
    .optional()
    .describe('The face patterns that the product is meant for. Default: all.'),
}

const ShadeEntry = z.strictObject({ name: Translated, colour: Colour })

export const ProductFile = z.array(
  z.discriminatedUnion('category', [
    z.strictObject({
      category: z.enum(colourCategories),
      ...anyProduct,
      shades: z.tuple([ShadeEntry], ShadeEntry, expects('shades')),
    }),
    z.strictObject({ category: z.enum(careCategories), ...anyProduct }),
  ]),
)

/** The JSON Schema of `store.json`, for editors. */
export function storeJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(StoreFile, { io: 'input' }), null, 2)}\n`
}
