import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '../browser.js'
import { startSite } from '../browser.js'
import { screens } from '../screens/screens.js'
import { compared } from './compare.js'
import { decoded, reduced } from './picture.js'
import { addStyles, shotOfPage } from './shot.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Change = (page: Page) => Promise<unknown>

/** What is found different on a screen after each thing that was done to it, one after the other. */
const faultsAfter = async (name: string, ...changes: ReadonlyArray<Change>) => {
  const screen = screens.find((screen) => screen.name === name)
  if (screen === undefined) throw new Error(`there is no screen “${name}”`)
  const page = await screen.reach(site)
  const before = reduced(decoded(await shotOfPage(page)))
  const faults = []
  for (const change of changes) {
    await change(page)
    faults.push(compared(before, reduced(decoded(await shotOfPage(page)))).faults)
  }
  await page.context().close()
  return faults.flat()
}

const style = (rules: string) => (page: Page) => addStyles(page, rules)

/** As if a component's stylesheet had not come: takes all rules with its classes away. */
const withoutStyles = (part: string) => (page: Page) =>
  page.evaluate((part) => {
    for (const { cssRules } of Array.from(document.styleSheets))
      for (const rule of Array.from(cssRules))
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(`._${part}_`))
          rule.style.cssText = ''
  }, part)

const fonts = [
  `'Noto Serif CJK JP', serif`,
  `'DejaVu Sans', 'Noto Sans CJK JP', sans-serif`,
  `'Liberation Serif', 'Noto Sans CJK JP', serif`,
  `'DejaVu Serif', 'Noto Serif CJK JP', serif`,
]

it.each(['gender', 'failed, with a reason', 'hairline', 'result, expanded'])(
  'the screen “%s” passes in other fonts',
  async (name) => {
    const changes = fonts.map((font) => style(`* { font-family: ${font} !important }`))
    expect(await faultsAfter(name, ...changes)).toEqual([])
  },
)

describe('a screen fails', () => {
  it.each([
    ['gender', 'without its button', style('[class*="_actions_"] > * { display: none }')],
    ['hairline', 'with no button in its place', style('[class*="_primary_"] { opacity: 0 }')],
    ['hairline', 'with an empty picture', style('main img { visibility: hidden }')],
    ['capture', 'without its drawings', style('main svg { visibility: hidden }')],
    ['gender', 'with blue ink', style(':root { --ink: #1f3a8a !important }')],
    ['gender', 'on a cold ground', style(':root { --ivory: #f0f4fa !important }')],
    [
      'failed, with a reason',
      'with a blue accent',
      style(':root { --accent: #2f3c8a !important }'),
    ],
    ['capture', 'without the styles of its tips', withoutStyles('tips')],
    ['gender', 'without the styles of its dock', withoutStyles('dock')],
    ['result', 'without the styles of its summary', withoutStyles('summary')],
  ] as const)('“%s” %s', async (name, _fault, change) => {
    expect(await faultsAfter(name, change)).not.toEqual([])
  })

  it('that is narrower than its picture', () => {
    const blank = (width: number) => ({ width, height: 40, data: Buffer.alloc(width * 40 * 4) })
    expect(compared(blank(40), blank(40)).faults).toEqual([])
    expect(compared(blank(40), blank(34)).faults).toEqual(['is 68 pixels wide instead of 80'])
  })
})
