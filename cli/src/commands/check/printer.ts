import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/content/content'
import { loadContent, loadMessages } from '../../command-line/language.js'
import { photoFaultWords } from '../../photo/fault-words.js'
import { faultRecord } from '../../photo/photo-record.js'
import { faultLine } from '../../print/fault-line.js'
import { jsonLine } from '../../print/json-line.js'
import { styleFor } from '../../print/style.js'
import type { Streams } from '../../system/streams.js'
import { checkRecord } from './check-record.js'
import type { CheckFault, CheckOutcome } from './checked-photo.js'
import { faceTexts } from './face-texts.js'
import { checkReport } from './report.js'
import { checkWords } from './words.js'

export type Print = (file: string, outcome: CheckOutcome) => unknown

/** Prints photos in words or, with `json`, as records; in words, refused files go to `writeError`. */
export const createPrinter = async (
  { json }: { readonly json?: true },
  language: Language,
  { out, colour }: Streams,
  writeError: (line: string) => unknown,
): Promise<Print> => {
  const words = checkWords[language]
  const messages = await loadMessages(language)
  const texts = faceTexts(words, messages, await loadContent(language))
  const photoFault = photoFaultWords(language, messages)
  const faultText = (fault: CheckFault): string =>
    fault._tag === 'FacesNotChecked' ? words.facesNotChecked(fault.detail) : photoFault(fault)
  if (json === true) {
    const record = checkRecord(texts)
    return (file, outcome) =>
      out(
        jsonLine(
          E.isRight(outcome)
            ? record(file, outcome.right)
            : faultRecord(file, outcome.left, faultText(outcome.left)),
        ),
      )
  }
  const report = checkReport(words, messages, texts, styleFor(colour.out))
  return (file, outcome) =>
    E.isRight(outcome)
      ? out(report(file, outcome.right))
      : writeError(faultLine(file, faultText(outcome.left)))
}
