import type { Page } from 'playwright-core'
import { alsoSuits, avoidedColours, keyColours } from '@kaoiro/core/palette'
import { content, drape as words } from '@kaoiro/texts/ja'
import { shownResult } from '@kaoiro/core/result-code'
import * as E from 'fp-ts/lib/Either.js'
import { withoutBreaks } from '../../../src/components/break-place.js'
import type { Site } from '../../browser.js'
import { visitorOf } from '../../visitor.js'

const { swatches } = content

/** Names of the first colours to wear and to keep away, for the seasons that a code names. */
export const colourNames = (code: string) => {
  const shown = shownResult(code)
  if (E.isLeft(shown)) throw new Error(`${code} is no result`)
  const season = shown.right.colorType
  const also = alsoSuits(shown.right)
  const names = (colours: ReturnType<typeof keyColours>) =>
    colours.map(({ id }) => withoutBreaks(swatches[id]))
  return { wear: names(keyColours(season, also)), avoid: names(avoidedColours(season, also)) }
}

export const openButton = (page: Page) => page.getByRole('button', { name: words.open })

export const picture = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('img', { name, exact: true })

export const swatch = (page: Page, name: string | undefined) =>
  page.getByRole('radio', { name: name ?? '', exact: true })

/** Diagnoses a photo and opens the draping. */
export const draped = async (
  site: Site,
  gender: '女性' | '男性' = '女性',
  portrait = 'spring-woman',
  ...open: Parameters<Site['open']>
) => {
  const page = await site.open(...open)
  const code = await visitorOf(page).diagnose(gender, `portraits/${portrait}.jpg`)
  await openButton(page).click()
  const names = colourNames(code)
  await picture(page, words.one({ colour: names.wear[0] ?? '' })).waitFor()
  return { page, code, ...names }
}
