import * as z from 'zod'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import { languages } from '@kaoiro/core/language'
import { careCategories, colourCategories } from '@kaoiro/core/products'

// The format of a store's folder: `store.json`, a product list and pictures. The JSON Schema in docs/ and the types of all
// programs come from here.

const languageEntries = Object.fromEntries(
  languages.map((language) => [language, z.string().min(1).optional()]),
) as Record<(typeof languages)[number], z.ZodOptional<z.ZodString>>

/** A text in the languages of the store. Visitors whose language it lacks read English, otherwise the first one. */
const Translated = z
  .strictObject(languageEntries)
  .refine((texts) => Object.keys(texts).length > 0, { message: 'a text in at least one language' })

const Address = z.url({ protocol: /^https$/ }).describe('An https address.')

const Colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .describe('An sRGB colour, such as #8a2f3c.')

const Picture = z.string().min(1).describe('A picture in this folder, such as pictures/logo.svg.')

export const StoreFile = z
  .strictObject({
    $schema: z.string().optional(),
    brand: z.strictObject({
      name: z.string().min(1),
      mark: z.string().min(1).optional().describe('Shown next to the name.'),
      icon: Picture.optional().describe('An SVG, the source of all icons.'),
    }),
    company: Translated,
    languages: z
      .array(z.enum(languages))
      .min(1)
      .default([...languages])
      .describe('The languages that the site offers, the default one first.'),
    links: z.strictObject({
      top: Address.describe('The page that announces the tool.'),
      again: Address.describe('The page where a visitor can start another analysis.'),
      company: Address,
      legal: Address,
      privacy: Address.describe("The shop's own privacy policy."),
      siteUse: Address,
    }),
    cosmetics: z.strictObject({
      pattern: z.partialRecord(z.enum([...faceTypes, 'default']), z.string()),
      season: z.partialRecord(z.enum([...seasons, 'default']), z.string()),
    }),
    related: z
      .array(z.strictObject({ name: Translated, href: Address, logo: Picture }))
      .default([]),
    counselling: z
      .strictObject({ reservation: Address, lead: Translated.optional() })
      .optional()
      .describe('Left out, results do not offer any.'),
    floors: z.record(z.string(), Translated).default({}),
    products: z.string().optional().describe('A product list in this folder: JSON or CSV.'),
    camera: z.enum(['offer', 'only-native']).default('offer'),
    analysis: z.enum(['service', 'device', 'ask']).default('service'),
    checkBeforeSending: z.boolean().default(false),
    analytics: z.union([z.enum(['off', 'data-layer']), Address]).default('off'),
    consent: z.enum(['ask', 'not-needed']).default('ask'),
    minimumAge: z.int().min(0).max(21).default(16),
    retentionHours: z.number().positive().max(24).default(24),
    colours: z
      .strictObject({
        ground: Colour,
        surface: Colour,
        text: Colour,
        softText: Colour,
        rule: Colour,
        strongRule: Colour,
        shade: Colour,
        accent: Colour,
      })
      .partial()
      .default({}),
    texts: z
      .strictObject({ beforePhoto: Translated, privacy: Translated, accessibility: Translated })
      .partial()
      .default({}),
  })
  .describe('A store of Kaoiro.')

export const ProductFile = z.array(
  z.strictObject({
    category: z.enum([...colourCategories, ...careCategories]),
    name: Translated,
    floor: z.string().describe('A key of floors in store.json.'),
    url: Address,
    faceTypes: z.array(z.enum(faceTypes)).optional(),
    shades: z.array(z.strictObject({ name: Translated, colour: Colour })).optional(),
  }),
)
