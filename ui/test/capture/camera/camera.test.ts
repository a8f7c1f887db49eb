import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { camera as words } from '@kaoiro/core/locales/ja/screens/camera'
import { fixturePath } from '@kaoiro/fixtures/files'
import { smallTargetsOn, violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { visitorOf } from '../../visitor.js'
import type { Scene } from './fake-camera.js'
import {
  closeAndDeliverPhoto,
  deliverPhoto,
  holdPhoto,
  isPhotoAsked,
  mute,
  openWithoutPicture,
  refuseCamera,
  showScene,
  stopTracks,
  trackStates,
  withCamera,
} from './fake-camera.js'

const site = useSite()

const withRefusal = (name: string) => (page: Page) => page.addInitScript(refuseCamera, name)

const begin = async (prepare: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/capture?gender=WOMEN', prepare)
  const dialog = page.getByRole('dialog', { name: words.title })
  return {
    page,
    visitor: visitorOf(page),
    dialog,
    take: page.getByRole('button', { name: '撮影する', exact: true }),
    video: dialog.locator('video'),
    hint: (text: string) => dialog.getByRole('status').getByText(text).waitFor(),
    shutter: dialog.getByRole('button', { name: words.shutter }),
    auto: dialog.getByRole('button', { name: words.auto }),
    show: (scene: Scene) => page.evaluate(showScene, scene),
    tracks: () => page.evaluate(trackStates),
  }
}

const open = async (scene: Scene) => {
  const visit = await begin(withCamera(scene))
  await visit.take.click()
  await visit.video.waitFor()
  return visit
}

/** Turns the shutter's own release off, so that a test can take its time. */
const openByHand = async (scene: Scene) => {
  const visit = await open('far')
  await visit.auto.click()
  await visit.show(scene)
  return visit
}

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

  it('waits for the shutter if its own release is off', async () => {
    const { visitor, hint, shutter } = await openByHand('good')
    await hint(words.goodTap)
    await shutter.click()
    await visitor.slider.waitFor()
  })

  it('remembers in the tab that the own release is off', async () => {
    const { page, take, auto } = await openByHand('far')
    await page.goBack()
    await take.click()
    expect(await auto.getAttribute('aria-pressed')).toBe('false')
  })

  it.each(['Enter', 'Space'])('is used with the keyboard: %s', async (key) => {
    const { page, visitor, take, video, shutter } = await begin(withCamera('far'))
    await take.focus()
    await page.keyboard.press('Enter')
    await video.waitFor()
    await expect
      .poll(() => shutter.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await page.keyboard.press(key)
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

  it('takes an upright photo of the specified size', async () => {
    const { visitor, shutter } = await openByHand('far')
    await shutter.click()
    await visitor.picture.waitFor()
    const [width, height] = await visitor.picture.evaluate((image) => [
      (image as HTMLImageElement).naturalWidth,
      (image as HTMLImageElement).naturalHeight,
    ])
    expect([width, height]).toEqual([531, 708])
  })

  it.each<[string, (visit: Awaited<ReturnType<typeof open>>) => Promise<unknown>]>([
    ['Escape', ({ page }) => page.keyboard.press('Escape')],
    ['Back', ({ page }) => page.goBack()],
    ['its button', ({ dialog }) => dialog.getByRole('button', { name: words.close }).click()],
  ])('is closed and turned off by %s', async (_, leave) => {
    const visit = await openByHand('far')
    await leave(visit)
    await visit.dialog.waitFor({ state: 'detached' })
    await expect.poll(visit.tracks).toEqual(['ended'])
    await visit.visitor.heading('撮影前にご確認ください').waitFor()
    expect(visit.visitor.place()).toBe('/capture?gender=WOMEN')
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

  it('passes axe, with large targets', async () => {
    const { page, hint } = await openByHand('far')
    await hint(words.hints.closer)
    expect(await violationsOn(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
  })
})

describe('without a picture of the camera', () => {
  it.each([
    ['NotAllowedError', words.failures.refused],
    ['NotFoundError', words.failures.missing],
    ['NotReadableError', words.failures.busy],
    ['TypeError', words.failures.unsupported],
  ])('after %s, one tap opens the camera app, and its photo is used', async (error, text) => {
    const { page, take, hint, dialog, visitor } = await begin(withRefusal(error))
    await take.click()
    await hint(text)
    expect(await violationsOn(page)).toEqual([])
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByLabel(words.native).click()
    await (await chooser).setFiles(fixturePath('portraits/spring-woman.jpg'))
    await visitor.slider.waitFor()
    expect(await dialog.count()).toBe(0)
  })

  it.each([
    ['no frame', 0],
    ['2 × 2 pixels', 2],
  ] as const)(
    'while it opens with %s, one tap opens the camera app, which is explained after ten seconds',
    async (_, side) => {
      const { page, take, hint, dialog, shutter, tracks, visitor } = await begin(async (page) => {
        await page.clock.install()
        await page.addInitScript(openWithoutPicture, side)
      })
      await take.click()
      await hint(words.opening)
      await page.waitForFunction(() => document.querySelector('video')?.srcObject)
      const native = dialog.getByLabel(words.native)
      await native.waitFor({ state: 'attached' })
      expect(await shutter.count()).toBe(0)
      await page.clock.runFor(10_000)
      await hint(words.failures.late)
      await hint(words.goOn)
      expect(await tracks()).toEqual(['ended'])
      const chooser = page.waitForEvent('filechooser')
      await native.click()
      await (await chooser).setFiles(fixturePath('portraits/spring-woman.jpg'))
      await visitor.slider.waitFor()
    },
  )

  it('a tab after a refusal goes straight to the camera app', async () => {
    const { page, take, hint, visitor } = await begin(withRefusal('NotAllowedError'))
    await take.click()
    await hint(words.failures.refused)
    await page.goBack()
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
    await page.reload()
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
  })

  it('a browser that offers none to pages goes straight to the camera app', async () => {
    const { visitor } = await begin((page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
      ),
    )
    expect(await visitor.camera.getAttribute('capture')).toBe('user')
  })

  it('the browser of another app goes straight to the camera app', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari Line/15.0.0'
    const page = await site.open('/capture?gender=WOMEN', withCamera('good'), { userAgent })
    expect(await visitorOf(page).camera.getAttribute('capture')).toBe('user')
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
