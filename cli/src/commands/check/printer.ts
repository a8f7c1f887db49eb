import type { FaceCheck, PoseInDegrees } from '@kaoiro/analyser/check'
import type { Language } from '@kaoiro/core/language'
import { loadContent, loadMessages } from '@kaoiro/texts/load'
import type { Messages } from '@kaoiro/texts/content'
import type { CheckTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import { faultRecord, photoFaultWords, photoRecord } from '../../photo/photo-words.js'
import { faultLine, jsonLine } from '../../print/printable.js'
import { styleFor } from '../../print/style.js'
import type { Streams } from '../../system/streams.js'
import type { CheckFault, CheckOutcome, CheckedPhoto } from './checked-photo.js'
import { refusalOf } from './checked-photo.js'
import { remarkText } from './face-rows.js'
import { checkReport } from './report.js'

type RemarkText = ReturnType<typeof remarkText>

export type Print = (file: string, outcome: CheckOutcome) => unknown

/** Prints reports as text or, with `json`, as JSON. Without `json`, refused files are reported to `writeError`. */
export async function createPrinter(
  { json, lang }: { readonly json?: true; readonly lang: Language },
  words: CheckTexts,
  { out, colour, outColumns }: Streams,
  writeError: (line: string) => unknown,
): Promise<Print> {
  const messages = await loadMessages(lang)
  const remark = remarkText(words.faces, await loadContent(lang))
  const photoFault = photoFaultWords(words.photos, messages)
  const faultText = (fault: CheckFault): string =>
    fault._tag === 'FacesNotChecked'
      ? words.faces.facesNotChecked({ detail: fault.detail })
      : photoFault(fault)
  if (json === true) {
    const record = checkRecord(messages, remark)
    return (file, outcome) =>
      out(
        jsonLine(
          E.isRight(outcome)
            ? record(file, outcome.right)
            : faultRecord(file, outcome.left, faultText(outcome.left)),
        ),
      )
  }
  const report = checkReport(words, messages, remark, styleFor(colour.out), outColumns)
  return (file, outcome) =>
    E.isRight(outcome)
      ? out(report(file, outcome.right))
      : writeError(faultLine(file, faultText(outcome.left)))
}

/** A checked photo in the output of `--json`: boxes in pixels of the prepared photo, angles rounded to 0.1°. */
const checkRecord =
  (messages: Messages, remark: RemarkText) => (file: string, checked: CheckedPhoto) => {
    const { photo, faces } = checked
    const kind = refusalOf(checked)
    const refusal = kind === null ? null : { kind, message: messages.reasons[kind] }
    return {
      ...photoRecord(file, photo),
      ...(faces === null ? {} : faceRecord(remark, faces)),
      ...(faces === null && refusal === null ? {} : { refusal }),
    }
  }

const faceRecord = (remark: RemarkText, { faces, verdict }: FaceCheck) => ({
  faces: faces.map(({ box, pose }) => ({ box, pose: rounded(pose) })),
  ...(E.isLeft(verdict)
    ? { expression: null, remarks: [] }
    : {
        expression: verdict.right.expression,
        remarks: verdict.right.remarks.map((kind) => ({ kind, message: remark(kind) })),
      }),
})

const rounded = ({ yaw, pitch, roll }: PoseInDegrees): PoseInDegrees => ({
  yaw: inTenths(yaw),
  pitch: inTenths(pitch),
  roll: inTenths(roll),
})

/** Rounds to 0.1°. Adding 0 turns -0 into 0. */
const inTenths = (degrees: number): number => Math.round(degrees * 10) / 10 + 0
