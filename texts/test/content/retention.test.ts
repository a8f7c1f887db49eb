import { expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { loadResultTexts, loadScreens } from '../../src/load.js'

test.each(languages)(
  'terms and receipt name the store’s hours and no others: %s',
  async (language) => {
    const { start } = await loadScreens(language)
    const { receipt } = await loadResultTexts(language)
    const [deletion] = start.gender.terms.photo
    for (const text of [deletion({ hours: 48 }), receipt.byItselfWithin({ hours: 48 })])
      expect(text.match(/\d+/g)).toEqual(['48'])
  },
)
