import * as t from 'io-ts'
import { isLenient, AnalysisResult } from '@kaoiro/core/wire'
import { faceTypes, faceTypesOf, lightReferences, seasons } from '@kaoiro/core/diagnosis'
import { genders, levels, doubts, reasons } from '@kaoiro/core/diagnosis'
import { defaultHairline } from '@kaoiro/core/photo'
import { Timestamp } from '@kaoiro/core/records'
import { content, messages } from '@kaoiro/texts/en'

/**
 * The JSON Schema of the values that a codec accepts, with the meaning of each field. Throws for an unsupported codec.
 *
 * @param parent the field that contains the value; distinguishes fields of the same name
 */
export function jsonSchema(codec: t.Mixed, parent = ''): JsonSchema {
  const own = namedSchemas()[codec.name]
  if (own !== undefined) return own()
  if (isLenient(codec)) return jsonSchema(codec.inner, parent)
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.AnyDictionaryType) return { type: 'object' }
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: jsonSchema(codec.codomain as t.Mixed) }
  if (codec instanceof t.LiteralType) return { const: codec.value as unknown }
  if (codec instanceof t.InterfaceType) {
    const props = codec.props as t.Props
    return { ...objectOf(props, parent), required: Object.keys(props) }
  }
  if (codec instanceof t.PartialType) return objectOf(codec.props as t.Props, parent)
  if (codec instanceof t.UnionType) return { anyOf: membersOf(codec.types, parent) }
  if (codec instanceof t.IntersectionType) return { allOf: membersOf(codec.types, parent) }
  throw new Error(`no JSON Schema for the codec ${codec.name}`)
}

const objectOf = (props: t.Props, parent: string): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(props).map(([name, codec]) => [
      name,
      { ...jsonSchema(codec, name), ...(fields[`${parent}.${name}`] ?? fields[name]) },
    ]),
  ),
})

const membersOf = (codecs: unknown, parent: string): ReadonlyArray<JsonSchema> =>
  (codecs as ReadonlyArray<t.Mixed>).map((codec) => jsonSchema(codec, parent))

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

const place = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 } as const

/** Handwritten schemas of our own codecs, by name: the rules of these codecs are functions, which cannot be read. */
const namedSchemas = (): Readonly<Record<string, () => JsonSchema>> => ({
  Gender: () => ({ type: 'string', enum: genders }),
  Level: () => ({ type: 'integer', enum: levels }),
  Percent: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  Share: () => ({ type: 'number', minimum: 0, maximum: 1 }),
  Timestamp: () => ({ type: 'string', format: 'date-time' }),
  Score: () => ({ type: 'number' }),
  FaceOutline: () => ({ type: 'array', items: place }),
  Contours: () => ({
    type: 'array',
    items: { type: 'array', items: place },
    minItems: 1,
    maxItems: 2,
  }),
  // Any text is valid, since later versions of the service may add doubts and reasons.
  DoubtNames: () => ({ type: 'array', items: { type: 'string', examples: doubts } }),
  SessionState: () => ({
    oneOf: [
      stateOf('analyzing', 'No result yet, from the creation of the session on: poll again.'),
      stateOf(
        'completed',
        'The analysis has a result.',
        { result: AnalysisResult },
        { photo_deleted_at: Timestamp, expires_at: Timestamp },
      ),
      stateOf(
        'failed',
        'The photo cannot be analysed.',
        {},
        { reason: t.union([t.string, t.null]) },
      ),
    ],
  }),
})

const stateOf = (
  status: string,
  description: string,
  required: t.Props = {},
  optional: t.Props = {},
): JsonSchema => {
  const { properties, ...rest } = objectOf({ ...required, ...optional }, '')
  return {
    ...rest,
    description,
    properties: {
      status: { const: status, description },
      ...(properties as Readonly<Record<string, JsonSchema>>),
    },
    required: ['status', ...Object.keys(required)],
  }
}

/** A list in Markdown of names that the service sends, with their English texts. */
const meanings = <Name extends string>(
  names: ReadonlyArray<Name>,
  meaning: (name: Name) => string,
): string => names.map((name) => `\n- \`${name}\`: ${meaning(name)}`).join('')

const typesByGender = genders
  .map((gender) => `${gender}: ${faceTypesOf(gender).join(', ')}`)
  .join('; ')

const faceType = { type: 'string', enum: faceTypes }
const season = { type: 'string', enum: seasons }
const chance = 'in percent: how likely another photo of this person gives it.'
const contours = 'One contour, or two: left and right in the photo. Each is a list of `[x, y]`.'

/** Descriptions and bounds of fields, by name, or by the names of parent and field. */
const fields: Readonly<Record<string, JsonSchema>> = {
  data: { description: 'The body of the answer.' },
  session_id: {
    description:
      'Identifies the session. Keep it secret: it suffices to read and delete the result.',
    format: 'uuid',
  },
  bucket_url: {
    description: 'Where to PUT the photo, within five minutes. Use it unchanged.',
    format: 'uri',
  },
  status: { description: 'Always the same: the node answers.' },
  'data.status': { description: 'The photo is queued for analysis: poll the session.' },
  gender: {
    description: `Whom the face is compared with, and which types it can get. ${typesByGender}.`,
  },
  hairline: {
    description: "The hairline's position in percent of the photo's height from the top.",
    default: defaultHairline,
  },
  result: { description: 'The answer to the photo.' },
  photo_deleted_at: { description: 'When the photo was deleted, before the result is returned.' },
  expires_at: { description: 'When the service deletes the result.' },
  reason: {
    description: `Why the analysis failed; later versions may add others:\n${meanings(reasons, (name) => messages.reasons[name])}`,
    examples: reasons,
  },
  removed: { description: 'The stored data that was deleted.' },
  'removed.photo': { description: 'Whether the photo was still stored.' },
  'removed.result': { description: 'Whether a result was stored.' },

  face_type: { description: 'The face pattern and its traits.' },
  'face_type.face_type': { ...faceType, description: `The face pattern. ${typesByGender}.` },
  'face_type.proportion': {
    description: `The chance of each face pattern ${chance} They add up to 100.`,
    propertyNames: faceType,
  },
  'face_type.confidence': { description: 'The chance of `face_type`, repeated from `proportion`.' },
  'face_type.second': { description: 'The second likeliest face pattern.' },
  'second.face_type': { ...faceType, description: 'The second likeliest face pattern.' },
  level: { description: 'The level of each trait among people of the gender, a fifth in each.' },
  level_confidence: {
    description: 'How likely another photo of this person gives the same level.',
  },
  scores: {
    description:
      "Each trait in standard deviations from the gender's mean; higher is a higher level.",
  },
  face_line: { description: 'The lower outline of the face, from sharp (1) to round (5).' },
  eyebrow_angle: { description: 'The brows, from arched (1) to straight (5).' },
  eye_vertical_length: { description: 'The eyes, from round (1) to narrow (5).' },
  mouth_width: { description: 'The mouth, from wide (1) to narrow (5).' },
  nose_ratio: { description: 'The position of the features, from low (1) to high (5).' },
  personal_color: { description: 'The personal colour and its composition.' },
  'personal_color.personal_color': { ...season, description: 'The season: the largest share.' },
  'personal_color.proportion': {
    description: `The chance of each season ${chance} The rest to 100 is summer.`,
  },
  ...Object.fromEntries(
    ['spring', 'autumn', 'winter'].map((name) => [
      name,
      { description: `The share of ${name}, in percent.`, minimum: 0, maximum: 100 },
    ]),
  ),
  'personal_color.confidence': { description: 'The chance of the season: its share, from 0 to 1.' },
  'personal_color.second': { description: 'The season with the second largest share.' },
  'personal_color.norms': {
    description: 'The version of the norms that the colours were compared with.',
  },
  'personal_color.without': {
    description:
      'The proportion without the colours of visible parts that may not be the own ones, for each choice of `hair`, `iris`, `lips` and `skin` in this order, such as `hair+lips`.',
  },
  'second.personal_color': { ...season, description: 'The season.' },
  'second.confidence': { description: 'Its chance.' },
  confidence: { description: 'How likely another photo gives both the same type and season.' },
  doubts: {
    description: `Circumstances that make the answer less certain, the worst first; later versions may add others:\n${meanings(doubts, (name) => content.certainty.doubts[name].name)}`,
  },
  light_reference: {
    description: 'The white paper next to the face against which colours were measured, if any.',
    enum: lightReferences,
  },
  face_outline: {
    description:
      'From ear to ear by the chin, as `[x, y]` in shares of the width and height of the photo.',
  },
  face_features: { description: 'Contours for drawing on the photo, in the same shares.' },
  lips: { description: `Lips, to the skin. ${contours}` },
  mouth: { description: `Where the lips meet. ${contours}` },
  eyes: { description: `The openings between the lids. ${contours}` },
  irises: { description: `Irises. ${contours}` },
  brows: { description: `Brows. ${contours}` },
  cheeks: { description: `Cheeks, for blush. ${contours}` },
  hair: { description: `Where hair may be. ${contours}` },

  'problem.type': { description: 'Always `about:blank`: `code` distinguishes problems.' },
  'problem.status': { description: 'The HTTP status.' },
  code: { description: 'Identifies the problem for programs. Later versions may add others.' },
  title: { description: 'The problem in a few words.' },
  detail: { description: 'What to do about it.' },
}
