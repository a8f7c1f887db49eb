import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from '../browser.js'
import type { ScreenState } from '../screens/screen-state.js'
import { screens } from '../screens/screens.js'
import { compared } from './compare.js'
import { decoded, reduced } from './picture.js'
import { addStyles, removeStyles, shotOfPage } from './shot.js'

const site = useSite()

interface Change {
  readonly name: string
  readonly make: (page: Page) => Promise<unknown>
  /** Left out, nothing comes after it. */
  readonly undo?: (page: Page) => Promise<unknown>
}

const screenNamed = (name: string): ScreenState => {
  const screen = screens.find((screen) => screen.name === name)
  if (screen === undefined) throw new Error(`there is no screen “${name}”`)
  return screen
}

/** What is found different on a screen after each of these changes, by its name. */
const faultsAfter = async (name: string, changes: ReadonlyArray<Change>) => {
  const page = await screenNamed(name).reach(site)
  const before = reduced(decoded(await shotOfPage(page)))
  const faults: Record<string, ReadonlyArray<string>> = {}
  for (const change of changes) {
    await change.make(page)
    faults[change.name] = compared(before, reduced(decoded(await shotOfPage(page)))).faults
    await change.undo?.(page)
  }
  await site.close(page)
  return faults
}

const style = (name: string, rules: string): Change => ({
  name,
  make: (page) => addStyles(page, rules),
  undo: removeStyles,
})

/** As if a component's stylesheet had not come: takes all rules with its classes away. */
const withoutStyles = (part: string): Change => ({
  name: `without the styles of its ${part}`,
  make: (page) =>
    page.evaluate((part) => {
      for (const { cssRules } of Array.from(document.styleSheets))
        for (const rule of Array.from(cssRules))
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(`._${part}_`))
            rule.style.cssText = ''
    }, part),
})

const fonts = [
  `'Noto Serif CJK JP', serif`,
  `'DejaVu Sans', 'Noto Sans CJK JP', sans-serif`,
  `'Liberation Serif', 'Noto Sans CJK JP', serif`,
  `'DejaVu Serif', 'Noto Serif CJK JP', serif`,
]

const inFonts = fonts.map((font) => style(`in ${font}`, `* { font-family: ${font} !important }`))

/** What no screen may lose unnoticed. */
const spoilt: Readonly<Record<string, ReadonlyArray<Change>>> = {
  gender: [
    style('without its button', '[class*="_actions_"] > * { display: none }'),
    style('with blue ink', ':root { --ink: #1f3a8a !important }'),
    style('on a cold ground', ':root { --ivory: #f0f4fa !important }'),
    withoutStyles('dock'),
  ],
  'failed, with a reason': [style('with a blue accent', ':root { --accent: #2f3c8a !important }')],
  hairline: [
    style('with no button in its place', '[class*="_primary_"] { opacity: 0 }'),
    style('with an empty picture', 'main img { visibility: hidden }'),
  ],
  'result, expanded': [],
  capture: [
    style('without its drawings', 'main svg { visibility: hidden }'),
    withoutStyles('tips'),
  ],
  result: [withoutStyles('summary')],
}

/** One screen of each kind: other screens are letters, buttons and drawings of the same. */
const seenInFonts = ['gender', 'failed, with a reason', 'hairline', 'result, expanded']

describe('a screen passes in other fonts, and fails spoilt', () => {
  it.each(Object.entries(spoilt))('“%s”', async (name, changes) => {
    const passing = seenInFonts.includes(name) ? inFonts : []
    const faults = await faultsAfter(name, [...passing, ...changes])
    for (const change of passing)
      expect.soft([change.name, faults[change.name]]).toEqual([change.name, []])
    for (const change of changes)
      expect.soft([change.name, faults[change.name]]).not.toEqual([change.name, []])
  })

  it('fails if it is narrower than its picture', () => {
    const blank = (width: number) => ({ width, height: 40, data: Buffer.alloc(width * 40 * 4) })
    expect(compared(blank(40), blank(40)).faults).toEqual([])
    expect(compared(blank(40), blank(34)).faults).toEqual(['is 68 pixels wide instead of 80'])
  })
})
