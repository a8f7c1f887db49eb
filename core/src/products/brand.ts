import type { Language } from '../language/language.js'
import type { Translated } from './translated.js'
import { inLanguage } from './translated.js'

/** The names of a store. */
export interface Brand {
  /** In every language, or in the store's first one. */
  readonly name: string
  /** By language, if the store has names by language. */
  readonly names?: Translated
  /** Shown next to the name. */
  readonly mark: string | null
}

/** The name of a store in a language. */
export const brandIn =
  (language: Language) =>
  ({ name, names }: Pick<Brand, 'name' | 'names'>): string =>
    names === undefined ? name : inLanguage(language)(names).text

/**
 * The name for a card in a language, with the mark. If the font of the card lacks a letter, without the mark, or in another language;
 * empty if the font has the letters of none.
 */
export const brandOnCard =
  (language: Language, has: (letter: string) => boolean) =>
  (brand: Brand): string => {
    const { name, names = {}, mark } = brand
    const all = [brandIn(language)(brand), brandIn('en')(brand), name, ...Object.values(names)]
    const choices = all.flatMap((each) => (mark === null ? [each] : [`${each} ${mark}`, each]))
    return choices.find((choice) => [...choice].every((letter) => has(letter))) ?? ''
  }

/** A picture of a store as the address of its content. @param content in base64 */
export function pictureUrl(name: string, content: string): string {
  const kind = name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpg', 'jpeg')
    .replace('svg', 'svg+xml')
  return `data:image/${kind};base64,${content}`
}
