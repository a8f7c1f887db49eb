import legal from '../../../texts/ja/legal.json'
import { createTextsHook } from './create-texts-hook.js'

const files = import.meta.glob<{ readonly default: typeof legal }>('../../../texts/*/legal.json')

/** Texts of the pages before the photo, on stored data, and on accessibility. */
export const useLegalTexts = createTextsHook(legal, async (_, language) => {
  const load = files[`../../../texts/${language}/legal.json`]
  return load === undefined ? legal : (await load()).default
})

/** Inserts values into a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name]))
