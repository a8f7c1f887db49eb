import type { Language } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import { qualityBounds } from '@kaoiro/core/photo/quality/quality'
import type { PreparedPhoto } from '../../photo/preparation.js'
import { displayWidth, padColumns } from '../../print/display-width.js'
import { printable } from '../../print/printable.js'
import type { Style } from '../../print/style.js'
import type { CheckWords } from './words.js'
import { checkWords } from './words.js'

/** What was found out about a photo, in lines of at most 80 columns. */
export const checkReport =
  (language: Language, messages: Messages, style: Style) =>
  (file: string, photo: PreparedPhoto): string => {
    const texts = checkWords[language]
    const rows = [...fileRows(texts, photo), ...measureRows(texts, photo)]
    const width = Math.max(...rows.map(([name]) => displayWidth(name))) + 2
    return [
      style.bold(printable(file)),
      ...rows.map(([name, value]) => `  ${padColumns(name, width)}${value}`),
      ...verdict(texts, messages, style, photo),
      '',
      '',
    ].join('\n')
  }

type Row = readonly [name: string, value: string]

const megapixels = (width: number, height: number): string =>
  `${((width * height) / 1_000_000).toFixed(1)} MP`

const sizeInWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`

const fileRows = (texts: CheckWords, photo: PreparedPhoto): ReadonlyArray<Row> => {
  const { type, bytes, original, prepared, orientation, profile, engine } = photo
  return [
    [texts.type, `${type.toUpperCase()}, ${sizeInWords(bytes)}`],
    [
      texts.size,
      `${original.width} × ${original.height} (${megapixels(original.width, original.height)})`,
    ],
    [
      texts.sentAs,
      `${prepared.width} × ${prepared.height}, ${sizeInWords(photo.jpeg.length)} (${engine})`,
    ],
    [texts.orientation, `${orientation}: ${texts.orientations[orientation]}`],
    [
      texts.profile,
      profile === null ? texts.noProfile : texts.uses[profile.use](nameOf(texts, profile.name)),
    ],
  ]
}

const nameOf = (texts: CheckWords, name: string): string =>
  name === '' ? texts.unnamed : printable(name)

const measureRows = (texts: CheckWords, { measures }: PreparedPhoto): ReadonlyArray<Row> => {
  const { minHighlights, palest, maxClipped, tint, minSharpness } = qualityBounds
  const row = (name: string, value: string, bound: string): Row => [
    name,
    `${value.padEnd(8)}${bound}`,
  ]
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    row(texts.lights, String(measures.lights), texts.min(String(minHighlights))),
    row(texts.shadows, String(measures.shadows), texts.max(String(palest))),
    row(texts.clipped, percent(measures.clipped), texts.max(percent(maxClipped))),
    row(texts.warmth, decimal(measures.warmth), texts.between(tint.coldest, tint.warmest)),
    row(
      texts.greenness,
      decimal(measures.greenness),
      texts.between(tint.maxMagenta, tint.greenest),
    ),
    row(texts.sharpness, measures.sharpness.toFixed(3), texts.min(String(minSharpness))),
  ]
}

/** Two decimals, and never a negative zero. */
const decimal = (n: number): string => n.toFixed(2).replace(/^-(?=0\.00$)/, '')

const verdict = (
  texts: CheckWords,
  messages: Messages,
  style: Style,
  { hints }: PreparedPhoto,
): ReadonlyArray<string> =>
  hints.length === 0
    ? [`  ${style.green('✓')} ${texts.good}`]
    : hints.map((hint) => `  ${style.yellow('!')} ${messages.hints[hint]}`)
