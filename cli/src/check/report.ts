import type { Language } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import { qualityBounds } from '@kaoiro/core/photo/quality/quality'
import { displayWidth, padColumns } from '../print/display-width.js'
import type { Style } from '../print/style.js'
import type { PreparedPhoto } from '../photo/preparation.js'
import { printable } from '../printable.js'
import type { Words } from './words.js'
import { words } from './words.js'

/** What was found out about a photo, in lines of at most 80 columns. */
export const checkReport =
  (language: Language, messages: Messages, style: Style) =>
  (file: string, photo: PreparedPhoto): string => {
    const said = words[language]
    const rows = [...fileRows(said, photo), ...measureRows(said, photo)]
    const width = Math.max(...rows.map(([name]) => displayWidth(name))) + 2
    return [
      style.bold(printable(file)),
      ...rows.map(([name, value]) => `  ${padColumns(name, width)}${value}`),
      ...verdict(said, messages, style, photo),
      '',
      '',
    ].join('\n')
  }

type Row = readonly [name: string, value: string]

const megapixels = (width: number, height: number): string =>
  `${((width * height) / 1_000_000).toFixed(1)} MP`

const sizeInWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`

const fileRows = (said: Words, photo: PreparedPhoto): ReadonlyArray<Row> => {
  const { type, bytes, original, prepared, orientation, profile, engine } = photo
  return [
    [said.type, `${type.toUpperCase()}, ${sizeInWords(bytes)}`],
    [
      said.size,
      `${original.width} × ${original.height} (${megapixels(original.width, original.height)})`,
    ],
    [
      said.sentAs,
      `${prepared.width} × ${prepared.height}, ${sizeInWords(photo.jpeg.length)} (${engine})`,
    ],
    [said.orientation, `${orientation}: ${said.orientations[orientation]}`],
    [
      said.profile,
      profile === null ? said.noProfile : said.uses[profile.use](nameOf(said, profile.name)),
    ],
  ]
}

const nameOf = (said: Words, name: string): string => (name === '' ? said.unnamed : printable(name))

const measureRows = (said: Words, { measures }: PreparedPhoto): ReadonlyArray<Row> => {
  const { minHighlights, palest, maxClipped, tint, minSharpness } = qualityBounds
  const row = (name: string, value: string, bound: string): Row => [
    name,
    `${value.padEnd(8)}${bound}`,
  ]
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    row(said.lights, String(measures.lights), said.min(String(minHighlights))),
    row(said.shadows, String(measures.shadows), said.max(String(palest))),
    row(said.clipped, percent(measures.clipped), said.max(percent(maxClipped))),
    row(said.warmth, decimal(measures.warmth), said.between(tint.coldest, tint.warmest)),
    row(said.greenness, decimal(measures.greenness), said.between(tint.maxMagenta, tint.greenest)),
    row(said.sharpness, measures.sharpness.toFixed(3), said.min(String(minSharpness))),
  ]
}

/** Two decimals, and never a negative zero. */
const decimal = (n: number): string => n.toFixed(2).replace(/^-(?=0\.00$)/, '')

const verdict = (
  said: Words,
  messages: Messages,
  style: Style,
  { hints }: PreparedPhoto,
): ReadonlyArray<string> =>
  hints.length === 0
    ? [`  ${style.green('✓')} ${said.good}`]
    : hints.map((hint) => `  ${style.yellow('!')} ${messages.hints[hint]}`)
