// Checks the languages without pictures on the smallest phone, and the accessibility of English screens.
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { namedWalks } from '../screens/screens.js'
import { beginWalk, reachState, switchTo } from '../screens/walk.js'
import { findKana } from '../visible-text.js'
import { cutOffOn, linesBrokenOn } from './line-breaks.js'

const site = useSite()

const textFaultsOn = async (page: Page, language: Language): Promise<ReadonlyArray<string>> => {
  await switchTo(page, language)
  const found = [await cutOffOn(page), await linesBrokenOn(page), await findKana(page)]
  return found.flat().map((fault) => `${language}: ${fault}`)
}

const withoutPictures = languages.filter((language) => !['ja', 'en'].includes(language))

it.concurrent.for(namedWalks)(
  'cuts off no text in any language, and is accessible in English: %s',
  async ([, walk], { expect }) => {
    const page = await beginWalk(site, walk)
    await page.setViewportSize({ width: 360, height: 640 })
    for (const [at, state] of walk.states.entries()) {
      if (at > 0) await switchTo(page, 'ja')
      await reachState(page, state)
      // The catalogue's boxes are narrower than any screen, and its texts are English only.
      if (state[0] !== 'catalogue')
        for (const language of withoutPictures)
          expect.soft(await textFaultsOn(page, language)).toEqual([])
      await switchTo(page, 'en')
      expect.soft(await violationsOn(page, { isTranslated: true })).toEqual([])
    }
  },
)
