import * as O from 'fp-ts/lib/Option.js'
import type { Language } from '@kaoiro/core/locales/language'
import type { Messages } from '@kaoiro/core/content/messages'
import { printable } from '../print/printable.js'
import type { PreparedPhoto } from './preparation.js'

/** A note about a colour profile that could not be used or, with jimp, that is not sRGB. */
export const profileNote =
  (language: Language, messages: Messages) =>
  ({ profile, engine }: Pick<PreparedPhoto, 'profile' | 'engine'>): O.Option<string> => {
    if (profile === null || profile.use === 'srgb') return O.none
    const name = printable(profile.name)
    if (profile.use === 'unused') return O.some(messages.unusedProfile(name))
    return engine === 'jimp' ? O.some(converted[language](name)) : O.none
  }

const converted: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) =>
    `The photo's colour profile${name === '' ? '' : ` "${name}"`} is not sRGB; it was converted.`,
  ja: (name) =>
    `写真のカラープロファイル${name === '' ? '' : `「${name}」`}はsRGBではないため、変換しました。`,
}
