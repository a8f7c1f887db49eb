import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultComposition } from '@kaoiro/core/diagnosis/composition'
import { palettes } from '@kaoiro/core/content/palettes'
import { ja } from '@kaoiro/core/content/ja/ja'
import { messages } from '@kaoiro/core/content/messages/ja'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { useSite } from '../browser.js'
import { site as store } from '../../src/site/site.js'
import { captureJa as capture } from '../../src/capture/texts/ja.js'
import { resultJa as result } from '../../src/result/texts/ja.js'
import { startJa } from '../../src/start/texts/ja.js'
import { sharedJa } from '../../src/components/texts/ja.js'
import { shownText, shownTexts } from '../shown-text.js'

const site = useSite({ isShared: true })
let page: Page
beforeAll(async () => {
  page = await catalogue()
})

const catalogue = async () => {
  const page = await site.open('/component-catalog')
  await page.locator('[data-catalogue]').first().waitFor()
  return page
}

/** A component in one of its states. */
const box = (component: string, state = 'plain') =>
  page.locator(`[data-catalogue="${component} / ${state}"]`)

describe('what is pressed', () => {
  it('is a button by its text, and cannot be pressed while it is disabled', async () => {
    const start = (state: string) => box('Button', state).getByRole('button')
    expect(await shownText(start('primary'))).toBe(startJa.gender.start)
    expect(await start('primary').isEnabled()).toBe(true)
    expect(await start('primary disabled').isDisabled()).toBe(true)
  })

  it('leads by each link to its address', async () => {
    const hrefOf = (component: string, state = 'plain') =>
      box(component, state).getByRole('link').getAttribute('href')
    expect(await hrefOf('ButtonLink', 'primary')).toBe('/')
    expect(await hrefOf('ButtonAnchor', 'secondary')).toBe(store.links.top)
    expect(await hrefOf('TextLink')).toBe(store.links.top)
    expect(await hrefOf('BackLink')).toBe('/')
    const counselling = box('Counselling')
    for (const [name, href] of [
      [result.counselling.reserve, store.links.reservation],
      [result.again, store.links.again],
    ] as const)
      expect(await counselling.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it('opens the camera or the album by a labelled input', async () => {
    expect(
      await box('FileButton', 'camera').getByLabel(capture.photo.take).getAttribute('capture'),
    ).toBe('user')
    expect(
      await box('FileButton', 'album').getByLabel(capture.photo.album).getAttribute('capture'),
    ).toBeNull()
  })

  it('names the language it leads to, in that language', async () => {
    const button = box('LanguageSwitch').getByRole('button', { name: 'English' })
    expect(await button.getAttribute('lang')).toBe('en')
  })
})

describe('what is chosen', () => {
  it.each([
    ['none', false, false],
    ['men', true, false],
    ['women', false, true],
  ] as const)('is one gender of a named group: %s', async (state, men, women) => {
    const group = box('GenderChoice', state).getByRole('group', { name: startJa.gender.heading })
    const radio = (name: string) => group.getByRole('radio', { name, exact: true })
    expect(await radio(startJa.genders.MEN).isChecked()).toBe(men)
    expect(await radio(startJa.genders.WOMEN).isChecked()).toBe(women)
  })

  it('is an agreement with the terms above it', async () => {
    const agree = (state: string) =>
      box('Terms', state).getByRole('checkbox', { name: startJa.gender.terms.agree })
    expect(await agree('open').isChecked()).toBe(false)
    expect(await agree('agreed').isChecked()).toBe(true)
    expect(await shownTexts(box('Terms', 'open').getByRole('listitem'))).toEqual(
      startJa.gender.terms.items,
    )
  })
})

describe('what is reported', () => {
  it('is an alert if something is wrong, in an element that is there before', async () => {
    expect(await shownText(box('Alert').getByRole('alert'))).toBe(messages.notAStillImage)
    expect(await shownText(box('Alert', 'with nothing to say').getByRole('alert'))).toBe('')
  })

  it('is a status while something goes on', async () => {
    const status = (component: string, state: string) =>
      box(component, state).getByRole('status').textContent()
    expect(await status('Progress', 'uploading')).toBe(messages.uploading)
    expect(await status('Progress', 'analysing')).toBe(messages.analysing)
    expect(await status('Toast', 'busy')).toBe(capture.photo.preparing)
    expect(await status('Toast', 'with nothing to say')).toBe('')
  })

  it('is how far the visitor has come, in words', async () => {
    const { label, of, total } = sharedJa.steps
    expect((await shownText(box('Steps', 'second'))).trim()).toBe(`${label}2${of}${total}`)
  })

  it('is each hint about the photo', async () => {
    const hints = box('QualityHints', 'two').getByRole('listitem')
    expect(await shownTexts(hints)).toEqual([messages.hints['too-dark'], messages.hints.blurred])
  })

  it('is each tip under a heading of its own', async () => {
    const { light, front, neutral, remove, bare } = capture.photo.tips
    expect(await shownTexts(box('PhotoTips').getByRole('heading', { level: 2 }))).toEqual(
      [light, front, neutral, remove, bare].map(({ title }) => title),
    )
  })
})

describe('the hairline’s guide', () => {
  const sliderIn = (state: string) =>
    box('HairlineGuide', state).getByRole('slider', { name: capture.hairline.slider })

  it.each([
    ['at its default', 20],
    ['at the top', 0],
    ['at the foot', 100],
  ] as const)('is a slider that announces its position: %s', async (state, at) => {
    const slider = sliderIn(state)
    expect(await slider.inputValue()).toBe(String(at))
    expect(await slider.getAttribute('min')).toBe('0')
    expect(await slider.getAttribute('max')).toBe('100')
    expect(await slider.getAttribute('aria-valuetext')).toBe(capture.hairline.value(at))
    expect(await slider.getAttribute('aria-orientation')).toBe('vertical')
  })

  it.each([
    ['at its default', 'up', 19],
    ['at its default', 'down', 21],
    ['at the top', 'up', 0],
    ['at the foot', 'down', 100],
  ] as const)('%s is moved %s by its button', async (state, way, to) => {
    page = await catalogue()
    await box('HairlineGuide', state).getByRole('button', { name: capture.hairline[way] }).click()
    expect(await sliderIn(state).inputValue()).toBe(String(to))
    await box('HairlineGuide', state).getByText(capture.hairline.value(to)).first().waitFor()
    // Read out, since the range beside the button tells of its own moves only.
    const said = box('HairlineGuide', state).locator('[aria-live]')
    expect(await shownText(said)).toBe(capture.hairline.value(to))
  })
})

describe('a result', () => {
  it('has its chart’s rows as text: the title, and the level in a word', async () => {
    const rows = box('FaceChart', 'woman').getByRole('listitem')
    const texts = await rows.evaluateAll((rows) =>
      rows.map((row) => Array.from(row.querySelectorAll('p'), ({ textContent }) => textContent)),
    )
    expect(texts).toHaveLength(ja.axes.length)
    texts.forEach(([title, level], row) => {
      expect(title).toContain(ja.axes[row]?.title)
      expect(ja.axes[row]?.levels).toContain(level)
    })
  })

  it.each(seasons)('names every colour of the palette of %s', async (season) => {
    const list = box('Palette', season).getByRole('list', { name: ja.pictures.palette(season) })
    expect(await list.getByRole('listitem').allTextContents()).toEqual(
      palettes[season].map(({ id }) => ja.swatches[id]),
    )
  })

  it('has its composition’s shares in the picture’s text', async () => {
    const picture = box('Composition', 'default').getByRole('img')
    const text = (await picture.getAttribute('aria-label')) ?? ''
    expect(text.match(/\d+%/g)).toEqual(seasons.map((season) => `${defaultComposition[season]}%`))
  })

  it.each([
    ['women', 'WOMEN'],
    ['men', 'MEN'],
  ] as const)('has its position on the map of %s in the picture’s text', async (state, gender) => {
    const map = box('FaceMap', state).getByRole('img').first()
    const text = (await map.getAttribute('aria-label')) ?? ''
    const [, nearest] = /「(.+)」の近く/.exec(text) ?? []
    expect(faceTypesOf(gender).map((type) => ja.faceTypes[type].name)).toContain(nearest)
    // The visitor's own, which is lettered apart from the others.
    const own = map.locator('text[font-size="13"]')
    expect(await shownTexts(own)).toEqual([nearest])
  })

  it('describes what its pictures show', async () => {
    const pictures = box('ResultSummary', 'woman').getByRole('img')
    expect(await pictures.count()).toBe(2)
    for (const picture of await pictures.all())
      expect(await picture.getAttribute('aria-label')).not.toBe('')
  })

  it('is expanded by a button that says so, and then disappears', async () => {
    const collapsed = box('ReadMore', 'collapsed').getByRole('button', { name: result.more })
    expect(await collapsed.getAttribute('aria-expanded')).toBe('false')
    expect(await box('ReadMore', 'expanded').getByRole('button').count()).toBe(0)
  })
})

describe('the keyboard', () => {
  /** What Tab comes to within a box, in order, by name. */
  const tabbed = async (component: string, state: string, count: number) => {
    const within = box(component, state)
    await within.evaluate((box) => {
      // The focus begins right before the box.
      const start = document.createElement('span')
      start.tabIndex = -1
      box.before(start)
      start.focus()
      start.addEventListener('blur', () => start.remove())
    })
    const names: Array<string | null> = []
    for (let press = 0; press < count; press++) {
      await page.keyboard.press('Tab')
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

  it('comes to the guide before its buttons, and then leaves', async () => {
    const { slider, up, down } = capture.hairline
    expect(await tabbed('HairlineGuide', 'at its default', 4)).toEqual([slider, up, down, null])
  })

  it('reaches both actions side by side', async () => {
    const { retake, use } = capture.doubt
    expect(await tabbed('ActionBar', 'beside', 3)).toEqual([retake, use, null])
  })

  it('comes to the genders as one stop', async () => {
    expect(await tabbed('GenderChoice', 'women', 2)).toEqual([startJa.genders.WOMEN, null])
  })

  it('skips a disabled button', async () => {
    expect(await tabbed('Button', 'primary disabled', 1)).toEqual([null])
  })

  it('moves the guide’s line up towards the top of the picture', async () => {
    page = await catalogue()
    const slider = box('HairlineGuide', 'at its default').getByRole('slider')
    await slider.press('ArrowUp')
    expect(await slider.inputValue()).toBe('19')
    await slider.press('ArrowDown')
    await slider.press('ArrowDown')
    expect(await slider.inputValue()).toBe('21')
  })
})
