import { qualityBounds } from '@kaoiro/analyser/photo'
import type { Messages } from '@kaoiro/texts/content'
import type { CheckTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import type { PreparedPhoto } from '../../photo/preparation.js'
import { displayWidth, hanging, padColumns, wrapped } from '../../print/columns.js'
import { printable } from '../../print/printable.js'
import type { Style } from '../../print/style.js'
import type { CheckedPhoto } from './checked-photo.js'
import { refusalOf } from './checked-photo.js'
import type { remarkText } from './face-rows.js'
import { faceRows } from './face-rows.js'

/** Reports on a photo. Lines fit the columns, except for long file names. */
export function checkReport(
  texts: CheckTexts,
  messages: Messages,
  remark: ReturnType<typeof remarkText>,
  style: Style,
  columns: number,
) {
  return (file: string, checked: CheckedPhoto): string => {
    const { photo, faces } = checked
    const rows = [
      ...fileRows(texts, photo),
      ...measureRows(texts, photo),
      ...(faces === null ? [] : faceRows(texts.faces, faces, photo.prepared)),
    ]
    const width = Math.max(...rows.map(([name]) => displayWidth(name))) + 2
    const inRow = (name: string) =>
      hanging(`  ${padColumns(name, width)}`, ' '.repeat(2 + width), columns)
    return [
      style.bold(printable(file)),
      ...rows.flatMap(([name, value]) => inRow(name)(value)),
      ...verdict(texts, messages, remark, style, columns, checked),
      '',
      '',
    ].join('\n')
  }
}

type Row = readonly [name: string, value: string]

const megapixels = (width: number, height: number): string =>
  `${((width * height) / 1_000_000).toFixed(1)} MP`

const sizeInWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`

const fileRows = (texts: CheckTexts, photo: PreparedPhoto): ReadonlyArray<Row> => {
  const { type, bytes, lacksEnd, original, prepared, orientation, profile, engine } = photo
  return [
    [
      texts.type,
      `${type.toUpperCase()}, ${sizeInWords(bytes)}${lacksEnd ? `; ${texts.lacksEnd}` : ''}`,
    ],
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
      profile === null
        ? texts.noProfile
        : texts.uses[profile.use]({ name: nameOf(texts, profile.name) }),
    ],
  ]
}

const nameOf = (texts: CheckTexts, name: string): string =>
  name === '' ? texts.unnamed : printable(name)

const measureRows = (texts: CheckTexts, { measures }: PreparedPhoto): ReadonlyArray<Row> => {
  const { minLights, palest, maxClipped, tint, minSharpness } = qualityBounds
  const row = (name: string, value: string, bound: string): Row => [
    name,
    `${value.padEnd(8)}${bound}`,
  ]
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    row(texts.lights, String(measures.lights), texts.min({ bound: String(minLights) })),
    row(texts.shadows, String(measures.shadows), texts.max({ bound: String(palest) })),
    row(texts.clipped, percent(measures.clipped), texts.max({ bound: percent(maxClipped) })),
    row(
      texts.warmth,
      decimal(measures.warmth),
      texts.between({ min: tint.minWarmth, max: tint.maxWarmth }),
    ),
    row(
      texts.greenness,
      decimal(measures.greenness),
      texts.between({ min: tint.minGreenness, max: tint.maxGreenness }),
    ),
    row(texts.sharpness, measures.sharpness.toFixed(3), texts.min({ bound: String(minSharpness) })),
  ]
}

/** Formats a number with two decimals, without a minus sign for zero. */
const decimal = (n: number): string => n.toFixed(2).replace(/^-(?=0\.00$)/, '')

/** Problems of a photo, the worst first. Prints "no problems" only if faces were checked. */
const verdict = (
  texts: CheckTexts,
  messages: Messages,
  remark: ReturnType<typeof remarkText>,
  style: Style,
  columns: number,
  checked: CheckedPhoto,
): ReadonlyArray<string> => {
  const { photo, faces } = checked
  const refused = refusalOf(checked)
  const isJudged = faces !== null || refused !== null
  const remarks = faces !== null && E.isRight(faces.verdict) ? faces.verdict.right.remarks : []
  const marked = (mark: string, text: string): ReadonlyArray<string> =>
    hanging(`  ${mark} `, '    ', columns)(text)
  const lines = [
    ...(refused === null
      ? []
      : marked(style.red('✗'), texts.faces.refused({ reason: messages.reasons[refused] }))),
    ...photo.hints
      // The verdict on light and face replaces what the whole photo suggests.
      .filter((hint) => !isJudged || hint === 'too-small')
      .flatMap((hint) => marked(style.yellow('!'), messages.reasons[hint])),
    ...remarks.flatMap((each) => marked(style.yellow('!'), remark(each))),
  ]
  const good = faces === null ? texts.goodWithoutFaces : texts.good
  return [
    ...(lines.length === 0 ? marked(style.green('✓'), good) : lines),
    ...(faces === null ? wrapped('    ', columns)(texts.facesNotLookedFor).map(style.dim) : []),
  ]
}
