import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages, capture, start as startJa } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { visibleText } from '../visible-text.js'

// All tests of this file share one page; a test that changes something opens its own.
const site = useSite()
let shared: Page
beforeAll(async () => {
  shared = await openCatalogue()
})

const openCatalogue = async () => {
  const page = await site.open('/component-catalog')
  await page.locator('[data-catalogue]').first().waitFor()
  return page
}

/** A component in one of its states. */
const box = (component: string, state = 'plain', page = shared) =>
  page.locator(`[data-catalogue="${component} / ${state}"]`)

describe('the components', () => {
  it('mark a disabled button as such', async () => {
    const start = (state: string) => box('Button', state).getByRole('button')
    expect(await start('primary').isEnabled()).toBe(true)
    expect(await start('primary disabled').isDisabled()).toBe(true)
  })

  it.each([
    ['none', false, false],
    ['men', true, false],
    ['women', false, true],
  ] as const)('check the chosen gender in a named group: %s', async (state, men, women) => {
    const group = box('GenderChoice', state).getByRole('group', { name: startJa.gender.heading })
    const radio = (name: string) => group.getByRole('radio', { name, exact: true })
    expect(await radio(startJa.genders.MEN).isChecked()).toBe(men)
    expect(await radio(startJa.genders.WOMEN).isChecked()).toBe(women)
  })

  it('render an empty live region before there is something to announce', async () => {
    const alert = (state: string) => visibleText(box('Alert', state).getByRole('alert'))
    expect(await alert('plain')).toBe(messages.notAStillImage)
    expect(await alert('with nothing to say')).toBe('')
    const toast = (state: string) => visibleText(box('Toast', state).getByRole('status'))
    expect(await toast('busy')).toBe(capture.photo.preparing)
    expect(await toast('with nothing to say')).toBe('')
  })

  it.each(['woman', 'man'])('draw the face of a result in its box: %s', async (state) => {
    const drawing = box('FaceDrawing', state).locator('svg').first()
    await drawing.locator('path').first().waitFor({ state: 'attached' })
    expect(await drawing.getAttribute('viewBox')).toBe('0 0 400 500')
  })

  it('give the hairline guide the semantics of a vertical slider', async () => {
    const slider = box('HairlineGuide', 'at its default').getByRole('slider')
    expect(await slider.getAttribute('min')).toBe('0')
    expect(await slider.getAttribute('max')).toBe('100')
    expect(await slider.getAttribute('aria-orientation')).toBe('vertical')
  })

  it.each([
    ['at its default', 'up', 19],
    ['at its default', 'down', 21],
    ['at the top', 'up', 0],
    ['at the foot', 'down', 100],
  ] as const)('announce a guide %s after a button moves it %s', async (state, way, to) => {
    const guide = box('HairlineGuide', state, await openCatalogue())
    await guide.getByRole('button', { name: capture.hairline[way] }).click()
    // Screen readers announce moves by the range input only, so the guide announces those by buttons.
    const announced = guide.locator('[aria-live]')
    await expect.poll(() => visibleText(announced)).toBe(capture.hairline.value({ percent: to }))
    expect(await guide.getByRole('slider').inputValue()).toBe(String(to))
  })
})

describe('the Tab key', () => {
  /** Returns the names of the controls that Tab reaches from the start of a box; null for controls outside it. */
  const tabbed = async (component: string, state: string, presses: number) => {
    const within = box(component, state)
    await within.evaluate((box) => {
      const start = document.createElement('span')
      start.tabIndex = -1
      box.before(start)
      start.focus()
      start.addEventListener('blur', () => start.remove())
    })
    const names: Array<string | null> = []
    for (let press = 0; press < presses; press++) {
      await shared.keyboard.press('Tab')
      names.push(
        await within.evaluate((box) => {
          const at = document.activeElement
          if (at === null || !box.contains(at)) return null
          return at.getAttribute('aria-label') ?? (at.closest('label') ?? at).textContent
        }),
      )
    }
    return names
  }

  it('reaches the guide before its buttons, and then leaves', async () => {
    const { slider, up, down } = capture.hairline
    expect(await tabbed('HairlineGuide', 'at its default', 4)).toEqual([slider, up, down, null])
  })

  it('reaches both of two actions', async () => {
    const { retake, use } = capture.doubt
    expect(await tabbed('ActionBar', 'beside', 3)).toEqual([retake, use, null])
  })

  it('reaches the genders as one stop', async () => {
    expect(await tabbed('GenderChoice', 'women', 2)).toEqual([startJa.genders.WOMEN, null])
  })

  it('skips a disabled button', async () => {
    expect(await tabbed('Button', 'primary disabled', 1)).toEqual([null])
  })
})

const source = path.join(import.meta.dirname, '../../src/components')

/** Components that the catalogue shows as a part of another one. */
const shownWithin: Readonly<Record<string, string>> = {
  ScreenHeading: 'Message',
  ScreenLink: 'ButtonLink',
  Spinner: 'Progress',
}

/** Shown by the pictures of screens, or on paper only (`test/print`). */
const onScreens = [
  'CardRow',
  'Drawing',
  'Illustration',
  'MessageScreen',
  'Names',
  'PrintedAddress',
  'QrCode',
]

it('the catalogue shows every shared component', async () => {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.tsx'))
  const sources = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')))
  const components = sources
    .flatMap((source) => [...source.matchAll(/^export (?:const|class) ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !onScreens.includes(name))
    .map((name) => shownWithin[name] ?? name)
  const shown = await shared
    .locator('[data-catalogue]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-catalogue')?.split(' / ')[0]))
  expect(components.filter((name) => !shown.includes(name))).toEqual([])
  expect(components).toContain('ActionBar')
})
