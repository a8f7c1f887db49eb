import type { Messages } from '@kaoiro/texts/content'
import type { PhotoTexts } from '@kaoiro/texts/types'
import { printable } from '../print/printable.js'
import type { PhotoFault, PreparedPhoto } from './preparation.js'

/** What is wrong with a file, in one line without a full stop: "it is a folder; choose a photo file". */
export function photoFaultWords(texts: PhotoTexts, messages: Messages) {
  return (fault: PhotoFault): string => {
    switch (fault._tag) {
      case 'NotRead':
        return messages.unreadable[fault.code] ?? fault.detail
      case 'EmptyFile':
        return texts.empty
      case 'UnusualJpeg':
        return texts.unusualJpeg[fault.kind]
      case 'SideTooLong':
        return texts.sideTooLong({ pixels: fault.pixels, max: fault.max })
      case 'TookTooLong':
        return texts.tookTooLong({ seconds: fault.seconds })
      case 'TookTooMuchMemory':
        return texts.tookTooMuchMemory({ megabytes: fault.megabytes })
      default:
        return messages.refusal(fault)
    }
  }
}

/** The sizes of a photo before and after its preparation. */
export function sizesOf({ original, prepared }: PreparedPhoto): string {
  return `${original.width} × ${original.height} → ${prepared.width} × ${prepared.height}`
}

/** Notes about a file, about a colour profile that could not be used or, with jimp, that is not sRGB, and hints for a better photo. */
export function photoNotes(
  texts: PhotoTexts,
  messages: Messages,
  {
    lacksEnd,
    profile,
    engine,
    hints,
  }: Pick<PreparedPhoto, 'lacksEnd' | 'profile' | 'engine' | 'hints'>,
): ReadonlyArray<string> {
  const name = printable(profile?.name ?? '')
  return [
    ...(lacksEnd ? [texts.lacksEnd] : []),
    ...(profile?.use === 'unused' ? [messages.unusedProfile(name)] : []),
    ...(profile?.use === 'converted' && engine === 'jimp' ? [texts.profileConverted(name)] : []),
    ...hints.map((hint) => messages.reasons[hint]),
  ]
}

/** A prepared photo in the output of `--json`. */
export function photoRecord(file: string, { jpeg, ...found }: PreparedPhoto) {
  return { photo: file, ...found, sentBytes: jpeg.length }
}

/** A rejected file in the output of `--json`. */
export function faultRecord(file: string, fault: { readonly _tag: string }, message: string) {
  return { photo: file, error: { kind: fault._tag, message } }
}
