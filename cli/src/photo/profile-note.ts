import * as O from 'fp-ts/lib/Option.js'
import type { PhotoTexts } from '@kaoiro/core/locales/ja/terminal/photos'
import type { Messages } from '@kaoiro/core/content/messages'
import { printable } from '../print/printable.js'
import type { PreparedPhoto } from './preparation.js'

/** A note about a colour profile that could not be used or, with jimp, that is not sRGB. */
export const profileNote =
  ({ profileConverted }: PhotoTexts, messages: Messages) =>
  ({ profile, engine }: Pick<PreparedPhoto, 'profile' | 'engine'>): O.Option<string> => {
    if (profile === null || profile.use === 'srgb') return O.none
    const name = printable(profile.name)
    if (profile.use === 'unused') return O.some(messages.unusedProfile(name))
    return engine === 'jimp' ? O.some(profileConverted(name)) : O.none
  }
