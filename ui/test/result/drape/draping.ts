import type { Page } from 'playwright-core'
import { alsoSuits, avoidedColours, keyColours } from '@kaoiro/core/palette'
import { content, drape as words } from '@kaoiro/texts/ja'
import { resultPath, shownResult } from '@kaoiro/core/result-code'
import * as E from 'fp-ts/lib/Either.js'
import { withoutBreaks } from '../../../src/components/break-place.js'
import type { Site } from '../../browser.js'
import { visitorOf, withHistoryState } from '../../visitor.js'

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

/** A tab's memory of an analysis. */
interface Analysed {
  readonly code: string
  readonly stored: Readonly<Record<string, string>>
  readonly state: unknown
}

/** Analyses by portrait, because each waits three seconds before its first poll. */
const analyses = new Map<string, Promise<Analysed>>()

const analyse = async (
  site: Site,
  gender: '女性' | '男性',
  portrait: string,
): Promise<Analysed> => {
  const page = await site.open()
  const code = await visitorOf(page).diagnose(gender, `portraits/${portrait}.jpg`)
  await openButton(page).waitFor()
  const remembered = await page.evaluate(() => ({
    stored: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
    state: (history.state as { readonly usr: unknown }).usr,
  }))
  return { code, ...remembered }
}

type Open = Parameters<Site['open']>

/** Opens the result of an analysed photo, as after a reload. */
export const analysed = async (
  site: Site,
  gender: '女性' | '男性' = '女性',
  portrait = 'spring-woman',
  prepare: Open[1] = () => Promise.resolve(),
  options: Open[2] = {},
) => {
  const analysis = analyses.get(portrait) ?? analyse(site, gender, portrait)
  analyses.set(portrait, analysis)
  const { code, stored, state } = await analysis
  const prepareTab = async (page: Page) => {
    await page.addInitScript((stored) => {
      // Not after a reload.
      if (history.state !== null) return
      for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value)
    }, stored)
    await withHistoryState(state)(page)
    await prepare(page)
  }
  const page = await site.open(resultPath(code), prepareTab, options)
  return { page, code, ...colourNames(code) }
}

/** Opens the result of an analysed photo, and the draping on it. */
export const draped = async (...opening: Parameters<typeof analysed>) => {
  const visit = await analysed(...opening)
  await openButton(visit.page).click()
  await picture(visit.page, words.one({ colour: visit.wear[0] ?? '' })).waitFor()
  return visit
}
