import type { Page, Request } from 'playwright-core'
import { describe, it } from 'vitest'
import { drape as words, result as resultJa } from '@kaoiro/texts/ja'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { StoredAnswer } from '@kaoiro/screens/result'
import { useSite } from '../../browser.js'
import { addressWith } from '../../results.js'
import { visitorOf, withHistoryState } from '../../visitor.js'
import { analysed, colourNames, openButton, picture, swatch } from './draping.js'

const site = useSite()

/** Whether a request loads a part of the site, the same for everybody: its code, a drawing or the store's products. */
const isPart = (request: Request): boolean =>
  request.method() === 'GET' && /^\/assets\/[\w/.-]+\.(?:js|css|svg|json)$/.test(pathOf(request))

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** Runs in the page: while `isFailing` is set, no pixels can be drawn. Counts the photos that are let go. */
const failToDraw = () => {
  Reflect.set(window, 'isFailing', true)
  Reflect.set(window, 'closedBitmaps', 0)
  const drawing = Object.getOwnPropertyDescriptor(
    CanvasRenderingContext2D.prototype,
    'putImageData',
  )
  CanvasRenderingContext2D.prototype.putImageData = function (...pixels: ReadonlyArray<unknown>) {
    if (Reflect.get(window, 'isFailing') === true) throw new Error('no memory')
    Reflect.apply(drawing?.value as () => void, this, pixels)
  }
  const closing = Object.getOwnPropertyDescriptor(ImageBitmap.prototype, 'close')
  ImageBitmap.prototype.close = function () {
    if (location.pathname.startsWith('/result/'))
      Reflect.set(window, 'closedBitmaps', Number(Reflect.get(window, 'closedBitmaps')) + 1)
    Reflect.apply(closing?.value as () => void, this, [])
  }
}

/**
 * Runs in the page: it is left for another page, which may empty the tab, and comes back from the back/forward cache.
 * Returns whether it is hidden then.
 */
const leaveAndReturn = (isEmptied: boolean): boolean => {
  Reflect.set(window, 'isCached', true)
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  if (isEmptied) localStorage.setItem('kaoiro.emptied', String(Date.now()))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  return document.body.hidden === true
}

/** An answer that is far from the fixtures' women, in face and colours. */
const anotherPerson: StoredAnswer = {
  gender: 'WOMEN',
  answer: {
    faceType: 'handsome',
    season: 'winter',
    levels: byTrait(() => 5),
    proportion: { spring: 5, autumn: 5, winter: 80 },
  },
  wasSent: true,
}

/** The state of the history's entry, right after the analysis of a photo. */
const resultOf = (answer: StoredAnswer) => ({
  at: 1,
  certainty: {},
  agreement: { photos: 1, faceType: 1, season: 1, spread: { levels: 0, points: 0 } },
  answers: [answer],
  receipt: { _tag: 'Kept', sessions: [{ sessionId: 's-0' }] },
})

/** Everything that the site has stored; the history's state without the name of an open overlay. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const responses = await cache.matchAll()
        return [name, await Promise.all(responses.map((response) => response.text()))]
      }),
    )
    const databases = await indexedDB.databases()
    const { overlay: _, ...state } = history.state as { readonly overlay?: string }
    return {
      cached,
      databases: databases.map(({ name }) => name),
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
      state: JSON.stringify(state),
    }
  })

// The tests run concurrently, because each analysis waits three seconds before its first poll.
describe.concurrent('the photo of the draping', () => {
  it('is requested from nobody, stored in the tab alone, and there with its draping after a reload', async ({
    expect,
  }) => {
    const page = await site.open()
    const requests: Array<string> = []
    page.on('request', (request) => {
      if (page.url().includes('/result/') && !isPart(request)) requests.push(request.url())
    })
    const code = await visitorOf(page).diagnose('女性', 'portraits/spring-woman.jpg')
    await openButton(page).waitFor()
    const { wear, avoid } = colourNames(code)
    const before = await storedBy(page)
    await openButton(page).click()
    await picture(page, words.one({ colour: wear[0] ?? '' })).waitFor()
    await page.getByRole('button', { name: words.next }).click()
    await swatch(page, wear[2]).check()
    await page.getByRole('button', { name: words.compare }).click()
    await picture(page, words.both({ wear: wear[2] ?? '', avoid: avoid[0] ?? '' })).waitFor()
    expect(before.state).toContain('"answers"')
    expect(before.state).not.toMatch(/outline|blob:|data:|JFIF/)
    expect(await storedBy(page)).toEqual(before)
    expect(requests).toEqual([])
    const withPhoto = before.session.filter((entry) => String(entry[1]).includes('"outline"'))
    expect(withPhoto.map((entry) => entry[0])).toEqual(['kaoiro.photo'])
    await page.reload()
    await picture(page, words.one({ colour: wear[0] ?? '' })).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: resultJa.receipt.delete }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: resultJa.receipt.question.yes })
      .click()
    await openButton(page).waitFor({ state: 'detached' })
    await page.reload()
    await visitorOf(page).heading('診断結果').waitFor()
    expect(await openButton(page).count()).toBe(0)
    expect(JSON.stringify(await storedBy(page))).not.toContain('outline')
  })

  it('is in its own tab only, and gone from the back/forward cache if a later page emptied the tab', async ({
    expect,
  }) => {
    const { page } = await analysed(site)
    await openButton(page).waitFor()
    const other = await site.open(visitorOf(page).place())
    await visitorOf(other).heading('診断結果').waitFor()
    expect(await openButton(other).count()).toBe(0)
    expect(await page.evaluate(leaveAndReturn, false)).toBe(false)
    await openButton(page).waitFor()
    // Null if the page reloads before it answers.
    expect(await page.evaluate(leaveAndReturn, true).catch(() => null)).not.toBe(false)
    await page.waitForFunction(() => !('isCached' in window))
    await visitorOf(page).heading('診断結果').waitFor()
    expect(await openButton(page).count()).toBe(0)
    expect(await page.getByText('今すぐすべて削除する').count()).toBe(0)
  })

  it('is there for the next photo after one could not be drawn', async () => {
    const { page } = await analysed(site, '女性', 'spring-woman', (page) =>
      page.addInitScript(failToDraw),
    )
    // The photo is let go after the failure.
    await page.waitForFunction(() => Number(Reflect.get(window, 'closedBitmaps')) > 0)
    await page.evaluate(() => Reflect.set(window, 'isFailing', false))
    await visitorOf(page).follow(resultJa.morePhotos.take)
    await visitorOf(page).choose('portraits/spring-woman.jpg')
    await visitorOf(page).check()
    await openButton(page).waitFor()
  })

  it('is there for the last photo alone, if that does not show the person of the others', async () => {
    const page = await site.open(addressWith(), withHistoryState(resultOf(anotherPerson)))
    await visitorOf(page).follow(resultJa.morePhotos.take)
    await visitorOf(page).choose('portraits/spring-woman.jpg')
    await visitorOf(page).check()
    await openButton(page).waitFor()
    await visitorOf(page).follow(resultJa.samePerson.onlyLast)
    const question = page.getByRole('heading', { name: resultJa.samePerson.heading })
    await question.waitFor({ state: 'detached' })
    await openButton(page).click()
    await page.getByRole('dialog').getByRole('img').waitFor()
  })
})
