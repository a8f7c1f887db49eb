import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { camera as words } from '@kaoiro/texts/ja'
import { fixturePath } from '@kaoiro/fixtures/files'
import { smallTargetsOn, violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { cameraVisits } from './camera-visits.js'
import {
  closeAndDeliverPhoto,
  deliverPhoto,
  holdPhoto,
  isPhotoAsked,
  mute,
  openWithoutPicture,
  refuseCamera,
  stopTracks,
  withCamera,
} from './fake-camera.js'

// What the camera waits for and says is tested in screens, which hint a frame gets in analyser.

const { begin, open, openByHand } = cameraVisits(useSite())

describe('the camera in the page', () => {
  it('says what to do until the photo is good, takes one of the good frames and turns the camera off', async () => {
    const { page, visitor, dialog, hint, show, tracks } = await open('dark')
    await hint(words.hints['too-dark'])
    await show('far')
    await hint(words.hints.closer)
    expect(await tracks()).toEqual(['live'])
    await page.evaluate(holdPhoto)
    await show('good')
    await visitor.slider.waitFor()
    expect(await page.evaluate(isPhotoAsked)).toBe(false)
    expect(await dialog.count()).toBe(0)
    await expect.poll(tracks).toEqual(['ended'])
    await visitor.check()
    await visitor.result()
  })

  it('is used with the keyboard, is accessible, remembers in the tab that its own release is off, and is a mirror, unlike its photo', async () => {
    const { page, visitor, take, hint, show, shutter, auto, video } = await begin(withCamera('far'))
    await take.focus()
    await page.keyboard.press('Enter')
    await video.waitFor()
    await expect
      .poll(() => shutter.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await auto.press('Enter')
    await page.goBack()
    await take.click()
    expect(await auto.getAttribute('aria-pressed')).toBe('false')
    await show('lit from the left')
    await hint(words.hints['side-light'])
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    expect(await video.evaluate((element) => getComputedStyle(element).transform)).toMatch(
      /^matrix\(-1,/,
    )
    await shutter.press('Space')
    await visitor.picture.waitFor()
    // Left half over right half of the photo, which shows the visitor as others see them.
    const lightness = await visitor.picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 1 })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 2, 1)
      const data = context?.getImageData(0, 0, 2, 1).data ?? []
      return (data[1] ?? 0) / (data[5] ?? 0)
    })
    expect(lightness).toBeGreaterThan(1.1)
  })

  it('is closed and turned off by Escape, Back and its button, and by a reload, which asked for no camera', async () => {
    const { page, visitor, take, video, dialog, tracks } = await openByHand('far')
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => dialog.getByRole('button', { name: words.close }).click(),
    ]
    for (const [at, leave] of ways.entries()) {
      if (at > 0) {
        await take.click()
        await video.waitFor()
      }
      await leave()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(tracks).toEqual(Array.from({ length: at + 1 }, () => 'ended'))
      await visitor.heading('撮影前にご確認ください').waitFor()
      expect(visitor.place()).toBe('/capture?gender=WOMEN')
    }
    await take.click()
    await video.waitFor()
    await page.reload()
    await visitor.heading('撮影前にご確認ください').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(await tracks()).toEqual([])
  })

  it('forgets a photo that a slow camera delivers after it was closed, or between Escape and the step back in the history', async () => {
    const { page, take, dialog, video, shutter, visitor } = await openByHand('far')
    for (const closeAndDeliver of [
      async () => {
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        await page.evaluate(deliverPhoto)
      },
      () => page.evaluate(closeAndDeliverPhoto),
    ]) {
      await page.evaluate(holdPhoto)
      await shutter.click()
      await expect.poll(() => page.evaluate(isPhotoAsked)).toBe(true)
      await closeAndDeliver()
      await dialog.waitFor({ state: 'detached' })
      // A photo would have replaced this step by now.
      await take.click()
      await video.waitFor()
    }
    await page.goBack()
    await visitor.heading('撮影前にご確認ください').waitFor()
  })

  it('is off while the page is hidden, hides the shutter while it is muted, and leads on when its stream ends, with or without an event', async () => {
    const { page, video, tracks, hint, dialog, shutter, take } = await openByHand('far')
    const become = (state: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await become('hidden')
    await expect.poll(tracks).toEqual(['ended'])
    await become('visible')
    await video.waitFor()
    await expect.poll(tracks).toEqual(['ended', 'live'])

    await page.evaluate(mute, true)
    await hint(words.opening)
    await dialog.getByLabel(words.native).waitFor({ state: 'attached' })
    expect(await shutter.count()).toBe(0)
    await page.evaluate(mute, false)
    await shutter.waitFor()
    // Another app takes the camera.
    await page.evaluate(() => {
      const { tracks } = Reflect.get(window, 'camera') as { tracks: Array<MediaStreamTrack> }
      tracks.at(-1)?.dispatchEvent(new Event('ended'))
    })
    await hint(words.failures.busy)
    await dialog.getByRole('button', { name: words.close }).click()
    await dialog.waitFor({ state: 'detached' })
    await take.click()
    await shutter.waitFor()
    await page.evaluate(stopTracks)
    await hint(words.failures.busy)
    await dialog.getByLabel(words.native).waitFor({ state: 'attached' })
  })
})

describe('without a picture of the camera', () => {
  it('one tap opens the camera app, whose photo is used; later taps in the tab go straight to it', async () => {
    const refuse = (page: Page) => page.addInitScript(refuseCamera, 'NotAllowedError')
    const { page, take, hint, dialog, visitor } = await begin(refuse)
    await take.click()
    await hint(words.failures.refused)
    expect(await violationsOn(page)).toEqual([])
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByLabel(words.native).click()
    await (await chooser).setFiles(fixturePath('portraits/spring-woman.jpg'))
    await visitor.slider.waitFor()
    expect(await dialog.count()).toBe(0)
    await page.goBack()
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
    await page.reload()
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
  })

  it('while it opens with 2 × 2 pixels, as with none, the camera app is offered, and explained after ten seconds', async () => {
    const { page, take, hint, dialog, shutter, tracks } = await begin(async (page) => {
      await page.clock.install()
      await page.addInitScript(openWithoutPicture)
    })
    await take.click()
    await hint(words.opening)
    await page.waitForFunction(() => document.querySelector('video')?.srcObject)
    await dialog.getByLabel(words.native).waitFor({ state: 'attached' })
    expect(await shutter.count()).toBe(0)
    await page.clock.runFor(10_000)
    await hint(words.failures.late)
    await hint(words.goOn)
    expect(await tracks()).toEqual(['ended'])
  })

  it('a page without the code of the camera says so, and goes to the camera app', async () => {
    const { take, visitor } = await begin((page) =>
      page.route('**/camera-dialog-*.js', (route) => route.abort()),
    )
    await take.click()
    await visitor.alert.getByText(words.notLoaded).waitFor()
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
  })
})
