import type {
  FaceCheck,
  FaceExpression,
  FoundFace,
  PoseInDegrees,
  FaceRemark,
} from '@kaoiro/analyser/check'
import type { Dimensions } from '@kaoiro/core/photo'
import type { Content } from '@kaoiro/texts/content'
import type { FaceCheckTexts, PlaceName } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'

type Row = readonly [name: string, value: string]

/** Rows about the largest face of a prepared photo, and the sizes of the others. */
export function faceRows(
  words: FaceCheckTexts,
  { faces, verdict }: FaceCheck,
  photo: Dimensions,
): ReadonlyArray<Row> {
  const [face, ...others] = faces
  if (face === undefined) return [[words.face, words.noFace]]
  return [
    [
      words.face,
      words.faceAt({
        percentOfWidth: percentOfWidth(face, photo),
        place: words.places[placeOf(face, photo)],
      }),
    ],
    ...(others.length === 0
      ? []
      : [
          [
            words.otherFaces,
            others.map((other) => percentOfWidth(other, photo)).join(', '),
          ] as const,
        ]),
    [words.turn, turnInWords(words, face.pose)],
    ...(E.isRight(verdict)
      ? [[words.expression, expressionInWords(words, verdict.right.expression)] as const]
      : []),
  ]
}

const percentOfWidth = ({ box }: FoundFace, { width }: Dimensions): string =>
  `${Math.round((100 * (box.right - box.left)) / width)} %`

/** The position of a face: the cell of a 3 × 3 grid over the photo that contains the face's middle. */
const placeOf = ({ box }: FoundFace, { width, height }: Dimensions): PlaceName => {
  const column = thirdOf((box.left + box.right) / 2, width)
  const row = thirdOf((box.top + box.bottom) / 2, height)
  return placeNames[row * 3 + column] ?? 'middle'
}

const thirdOf = (at: number, length: number): number =>
  Math.min(2, Math.max(0, Math.floor((3 * at) / length)))

/** The cells of the grid, row by row. */
const placeNames: ReadonlyArray<PlaceName> = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
]

const turnInWords = (words: FaceCheckTexts, { yaw, pitch, roll }: PoseInDegrees): string => {
  const parts = [
    angle(yaw, words.turned.left, words.turned.right),
    angle(pitch, words.turned.up, words.turned.down),
    angle(roll, words.turned.anticlockwise, words.turned.clockwise),
  ].flat()
  return parts.length === 0 ? words.straight : parts.join(words.comma)
}

/** An angle in whole degrees; empty if it rounds to zero. */
const angle = (
  degrees: number,
  below: (values: { readonly degrees: number }) => string,
  above: (values: { readonly degrees: number }) => string,
): ReadonlyArray<string> => {
  const whole = Math.round(Math.abs(degrees))
  return whole === 0 ? [] : [degrees < 0 ? below({ degrees: whole }) : above({ degrees: whole })]
}

const expressionInWords = (words: FaceCheckTexts, expression: FaceExpression): string => {
  const { isSmiling, isMouthOpen, areEyesClosed } = expression
  const parts = [
    ...(isSmiling ? [words.smile] : []),
    ...(isMouthOpen ? [words.openMouth] : []),
    ...(areEyesClosed ? [words.eyesClosed] : []),
  ]
  return parts.length === 0 ? words.neutral : parts.join(words.comma)
}

/** A remark about a face with advice, in one or two sentences. */
export function remarkText(words: FaceCheckTexts, { certainty }: Content) {
  return (remark: FaceRemark): string => {
    const { name, advice } = remark === 'closed-eyes' ? words.closedEyes : certainty.doubts[remark]
    return words.remark({ name, advice })
  }
}
