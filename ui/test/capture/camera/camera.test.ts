import { describe, expect, it } from 'vitest'
import { camera as words } from '@kaoiro/texts/ja'
import { smallTargetsOn, violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { cameraVisits } from './camera-visits.js'
import {
  closeAndDeliverPhoto,
  deliverPhoto,
  holdPhoto,
  isPhotoAsked,
  mute,
  stopTracks,
  withCamera,
} from './fake-camera.js'

const site = useSite()

const { begin, open, openByHand } = cameraVisits(site)

describe('the camera in the page', () => {
  it('says what to do until the photo is good, takes it and turns the camera off', async () => {
    const { visitor, dialog, hint, show, tracks } = await open('dark')
    await hint(words.hints['too-dark'])
    await show('far')
    await hint(words.hints.closer)
    await show('turned')
    await hint(words.hints.straight)
    expect(await tracks()).toEqual(['live'])
    await show('good')
    await visitor.slider.waitFor()
    expect(await dialog.count()).toBe(0)
    await expect.poll(tracks).toEqual(['ended'])
    expect(await visitor.slider.inputValue()).toBe('20')
    await visitor.check()
    await visitor.result()
  })

  it('does not take a photo with the chin outside the outline, or with closed eyes', async () => {
    const { hint, show, tracks } = await open('low')
    await hint(words.hints['off-centre'])
    await show('with closed eyes')
    await hint(words.hints['closed-eyes'])
    expect(await tracks()).toEqual(['live'])
  })

  it('takes one of the frames that were good, not a later photo', async () => {
    const { page, visitor, hint, show } = await open('far')
    await hint(words.hints.closer)
    await page.evaluate(holdPhoto)
    await show('good')
    await visitor.slider.waitFor()
    expect(await page.evaluate(isPhotoAsked)).toBe(false)
  })

  it('waits for the shutter if its own release is off, and is accessible', async () => {
    const { page, visitor, hint, shutter } = await openByHand('good')
    await hint(words.goodTap)
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    await shutter.click()
    await visitor.slider.waitFor()
  })

  it('remembers in the tab that the own release is off', async () => {
    const { page, take, auto } = await openByHand('far')
    await page.goBack()
    await take.click()
    expect(await auto.getAttribute('aria-pressed')).toBe('false')
  })

  it('is used with the keyboard', async () => {
    const { page, visitor, take, video, shutter } = await begin(withCamera('far'))
    await take.focus()
    await page.keyboard.press('Enter')
    await video.waitFor()
    await expect
      .poll(() => shutter.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Space')
    await visitor.slider.waitFor()
  })

  it('shows the visitor as in a mirror, and sends the photo as others see them', async () => {
    const { page, visitor, video, hint, shutter } = await open('lit from the left')
    await hint(words.hints['side-light'])
    expect(await video.evaluate((element) => getComputedStyle(element).transform)).toMatch(
      /^matrix\(-1,/,
    )
    await shutter.click()
    await visitor.picture.waitFor()
    // Left half over right half of the photo.
    const lightness = await page.evaluate(async () => {
      const image = Array.from(document.images).find(({ alt }) => alt !== '')
      if (image === undefined) return NaN
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 1 })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 2, 1)
      const data = context?.getImageData(0, 0, 2, 1).data ?? []
      return (data[1] ?? 0) / (data[5] ?? 0)
    })
    expect(lightness).toBeGreaterThan(1.1)
  })

  it('is closed and turned off by Escape, Back and its button', async () => {
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
  })

  it('forgets a photo that a slow camera delivers after it was closed', async () => {
    const visit = await openByHand('far')
    const { page, take, dialog, video, shutter } = visit
    await page.evaluate(holdPhoto)
    await shutter.click()
    await expect.poll(() => page.evaluate(isPhotoAsked)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.evaluate(deliverPhoto)
    await take.click()
    await video.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // A photo would have replaced this step by now.
    await take.click()
    await video.waitFor()
    await page.goBack()
    await visit.visitor.heading('撮影前にご確認ください').waitFor()
  })

  it('ignores a photo that arrives between Escape and the step back in the history', async () => {
    const { page, take, dialog, video, shutter, visitor } = await openByHand('far')
    await page.evaluate(holdPhoto)
    await shutter.click()
    await expect.poll(() => page.evaluate(isPhotoAsked)).toBe(true)
    await page.evaluate(closeAndDeliverPhoto)
    await dialog.waitFor({ state: 'detached' })
    // A photo would have replaced this step by now.
    await take.click()
    await video.waitFor()
    await page.goBack()
    await visitor.heading('撮影前にご確認ください').waitFor()
  })

  it('is turned off while the page is hidden, and on when it is shown again', async () => {
    const { page, video, tracks } = await openByHand('far')
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
  })

  it('is closed after a reload, which asked for no camera', async () => {
    const { page, dialog, visitor, tracks } = await openByHand('far')
    await page.reload()
    await visitor.heading('撮影前にご確認ください').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(await tracks()).toEqual([])
  })

  it('leads on when another app takes the camera', async () => {
    const { page, hint, dialog } = await openByHand('far')
    await page.evaluate(() => {
      const { tracks } = Reflect.get(window, 'camera') as { tracks: Array<MediaStreamTrack> }
      tracks[0]?.dispatchEvent(new Event('ended'))
    })
    await hint(words.failures.busy)
    await dialog.getByLabel(words.native).waitFor({ state: 'attached' })
  })

  it('leads on when the stream ends without an event', async () => {
    const { page, hint, dialog } = await openByHand('far')
    await page.evaluate(stopTracks)
    await hint(words.failures.busy)
    await dialog.getByLabel(words.native).waitFor({ state: 'attached' })
  })

  it('hides the shutter while the track is muted, and shows it again afterwards', async () => {
    const { page, hint, dialog, shutter, visitor } = await openByHand('far')
    await page.evaluate(mute, true)
    await hint(words.opening)
    await dialog.getByLabel(words.native).waitFor({ state: 'attached' })
    expect(await shutter.count()).toBe(0)
    await page.evaluate(mute, false)
    await shutter.click()
    await visitor.slider.waitFor()
  })
})
