import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { smallTargetsOn, violationsOn } from '../a11y/checks.js'
import { boxOf } from '../settled.js'
import { visitorOf } from '../visitor.js'
import type { DeviceSite } from './device-site.js'
import { heldModels } from './device-site.js'

/** A portrait of a woman with closed eyes. */
export const closedEyes = (shot: Shot = {}) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(encodeJpeg(photograph('closed-eyes', shot))),
})

/** A face with closed eyes, low in the picture, so that its hairline is far from the guide. */
const lowFace = () => closedEyes({ scale: 0.3, position: { x: 0.5, y: 0.55 }, noise: 1 })

export const remarksOn = (page: Page) => page.getByRole('status').first()

/** Part of device.test.ts, so that the site is built once. */
export const describeLook = (site: DeviceSite): void => {
  describe('the check of a photo before its analysis', () => {
    const capture = '/capture?gender=WOMEN'

    it('warns about doubts, without moving the page or blocking', async () => {
      const { hold, release } = heldModels()
      const { page } = await site.open(capture, hold, 'block')
      const visitor = visitorOf(page)
      await visitor.album.setInputFiles(closedEyes())
      await visitor.slider.waitFor()
      const places = async () => Promise.all([visitor.picture, visitor.slider].map(boxOf))
      const before = await places()
      expect(await remarksOn(page).textContent()).toBe('')
      release()
      await remarksOn(page).getByText('両目を').waitFor()
      expect(await places()).toEqual(before)
      expect(await violationsOn(page)).toEqual([])
      expect(await smallTargetsOn(page)).toEqual([])
      await page.getByRole('button', { name: '閉じる' }).press('Enter')
      await expect.poll(() => remarksOn(page).textContent()).toBe('')
      // The focus stays on the warning's element for keyboard users.
      const hasFocus = () =>
        remarksOn(page).evaluate((remarks) => remarks.parentElement === document.activeElement)
      await expect.poll(hasFocus).toBe(true)
      await visitor.check()
      await visitor.result()
    })

    it('offers to move the line to the detected hairline', async () => {
      const { page } = await site.open(capture)
      const visitor = visitorOf(page)
      await visitor.album.setInputFiles(lowFace())
      await remarksOn(page).getByText('両目を').waitFor()
      expect(await visitor.slider.inputValue()).toBe('20')
      const here = page.getByRole('button', { name: '生え際はこちらですか' })
      expect(await violationsOn(page)).toEqual([])
      expect(await smallTargetsOn(page)).toEqual([])
      await here.press('Enter')
      await here.waitFor({ state: 'detached' })
      expect(Number(await visitor.slider.inputValue())).toBeGreaterThan(30)
      // The focus moves to the line for keyboard users.
      const isFocused = () => visitor.slider.evaluate((range) => range === document.activeElement)
      await expect.poll(isFocused).toBe(true)
      await page.keyboard.press('Home')
      await expect.poll(() => visitor.slider.inputValue()).toBe('0')
      expect(await here.count()).toBe(0)
    })
  })
}
