import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { camera as words } from '@kaoiro/texts/ja'
import { fixturePath } from '@kaoiro/fixtures/files'
import { violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { visitorOf } from '../../visitor.js'
import { cameraVisits } from './camera-visits.js'
import { openWithoutPicture, refuseCamera, withCamera } from './fake-camera.js'

const site = useSite()
const { begin } = cameraVisits(site)

const withRefusal = (name: string) => (page: Page) => page.addInitScript(refuseCamera, name)

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
