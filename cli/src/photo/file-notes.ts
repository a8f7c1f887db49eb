import type { PhotoTexts } from '@kaoiro/texts/types'
import type { Messages } from '@kaoiro/texts/content'
import { printable } from '../print/printable.js'
import type { PreparedPhoto } from './preparation.js'

type NotedParts = Pick<PreparedPhoto, 'lacksEnd' | 'profile' | 'engine'>

/**
 * Notes about a missing end marker, and about a colour profile that could not be used or, with jimp, that is not sRGB.
 */
export const fileNotes =
  (texts: PhotoTexts, messages: Messages) =>
  ({ lacksEnd, ...photo }: NotedParts): ReadonlyArray<string> => [
    ...(lacksEnd ? [texts.lacksEnd] : []),
    ...profileNotes(texts, messages, photo),
  ]

const profileNotes = (
  { profileConverted }: PhotoTexts,
  messages: Messages,
  { profile, engine }: Omit<NotedParts, 'lacksEnd'>,
): ReadonlyArray<string> => {
  if (profile === null || profile.use === 'srgb') return []
  const name = printable(profile.name)
  if (profile.use === 'unused') return [messages.unusedProfile(name)]
  return engine === 'jimp' ? [profileConverted(name)] : []
}
