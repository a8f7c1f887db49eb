import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { walks } from '../screens/screens.js'
import { beginWalk, reachState } from '../screens/walk.js'
import { compared } from './compare.js'
import { decoded, reduced } from './picture.js'
import { addStyles, removeStyles, shotOfPage } from './shot.js'

const site = useSite()

interface Change {
  readonly name: string
  readonly make: (page: Page) => Promise<unknown>
  /** Reverts the change; omitted for the last change of a screen. */
  readonly undo?: (page: Page) => Promise<unknown>
}

/** Opens a screen in the state of this name. */
const openScreen = async (name: string): Promise<Page> => {
  const walk = walks.find(({ states }) => states.some(([state]) => state === name))
  if (walk === undefined) throw new Error(`no screen “${name}”`)
  const page = await beginWalk(site, walk)
  for (const state of walk.states) {
    await reachState(page, state)
    if (state[0] === name) break
  }
  return page
}

/** Returns the differences found on a screen after each change, by the change's name. */
const faultsAfter = async (screen: string, changes: ReadonlyArray<Change>) => {
  const page = await openScreen(screen)
  const before = reduced(decoded(await shotOfPage(page)))
  const faults: Record<string, ReadonlyArray<string>> = {}
  for (const change of changes) {
    await change.make(page)
    faults[change.name] = compared(before, reduced(decoded(await shotOfPage(page)))).faults
    await change.undo?.(page)
  }
  return faults
}

const style = (name: string, rules: string): Change => ({
  name,
  make: (page) => addStyles(page, rules),
  undo: removeStyles,
})

/** Removes all rules for a component's classes, as if its stylesheet had not loaded. */
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

/** Faults that the comparison must detect, by the screen's name. */
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

/** Screens also compared in other fonts: one of each kind of screen. */
const seenInFonts = ['gender', 'failed, with a reason', 'hairline', 'result, expanded']

describe('the comparison of screenshots', () => {
  it.each(Object.entries(spoilt))(
    'accepts other fonts and detects faults: %s',
    async (name, changes) => {
      const passing = seenInFonts.includes(name) ? inFonts : []
      const faults = await faultsAfter(name, [...passing, ...changes])
      for (const change of passing)
        expect.soft([change.name, faults[change.name]]).toEqual([change.name, []])
      for (const change of changes)
        expect.soft([change.name, faults[change.name]]).not.toEqual([change.name, []])
    },
  )

  it('detects another width', () => {
    const blank = (width: number) => ({ width, height: 40, data: Buffer.alloc(width * 40 * 4) })
    expect(compared(blank(40), blank(40)).faults).toEqual([])
    expect(compared(blank(40), blank(34)).faults).toEqual(['is 68 pixels wide instead of 80'])
  })
})
