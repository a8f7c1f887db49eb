import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { portraitNamed } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import { violationsOn } from '../a11y/axe.js'
import { smallTargetsOn } from '../a11y/targets.js'
import { visitorOf } from '../visitor.js'
import type { DeviceSite } from './device-site.js'
import { heldModels } from './models.js'

const drawn = (change: Partial<PortraitParameters>) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(encodeJpeg(photograph({ ...portraitNamed('spring-woman'), ...change }))),
})

/** A face low in the picture, whose hairline is far from the guide, with closed eyes. */
const lowFace = () => drawn({ closedEyes: true, scale: 0.3, position: { x: 0.5, y: 0.55 } })

/** Covered, under so yellow a light that the photo itself is doubted. */
const yellowMask = () =>
  drawn({ mask: true, light: { temperature: 1800, exposure: 0, direction: 0, strength: 0 } })

const remarksOn = (page: Page) => page.getByRole('status').first()

/** Part of device.test.ts: the site is built once for both. */
export const describeLook = (site: DeviceSite): void => {
  describe('a look at the photo before it is analysed', () => {
    const capture = '/capture?gender=WOMEN'

    it('says what the analysis would refuse, moves nothing by that, and does not block', async () => {
      const { hold, release } = heldModels()
      const { page } = await site.open(capture, hold, 'block')
      const visitor = visitorOf(page)
      await visitor.choose('photos/two-faces.jpg')
      const places = async () =>
        Promise.all([visitor.picture, visitor.slider].map((part) => part.boundingBox()))
      const before = await places()
      expect(await remarksOn(page).textContent()).toBe('')
      release()
      await remarksOn(page).getByText('おひとりで').waitFor()
      expect(await places()).toEqual(before)
      expect(await violationsOn(page)).toEqual([])
      expect(await smallTargetsOn(page)).toEqual([])
      await page.getByRole('button', { name: '閉じる' }).press('Enter')
      expect(await remarksOn(page).textContent()).toBe('')
      // Whoever uses a keyboard goes on from there.
      expect(
        await remarksOn(page).evaluate(
          (remarks) => remarks.parentElement === document.activeElement,
        ),
      ).toBe(true)
      await visitor.check()
      await visitor.heading('分析に失敗しました').waitFor()
    })

    it('names what would make the answer less sure, and offers the hairline that it sees', async () => {
      const { page } = await site.open(capture)
      const visitor = visitorOf(page)
      await visitor.album.setInputFiles(lowFace())
      await remarksOn(page).getByText('両目を').waitFor()
      expect(await visitor.slider.inputValue()).toBe('20')
      const here = page.getByRole('button', { name: 'ここですか？' })
      expect(await violationsOn(page)).toEqual([])
      expect(await smallTargetsOn(page)).toEqual([])
      await here.press('Enter')
      await expect.poll(() => here.count()).toBe(0)
      expect(Number(await visitor.slider.inputValue())).toBeGreaterThan(30)
      // Whoever uses a keyboard goes on from the line.
      expect(await visitor.slider.evaluate((range) => range === document.activeElement)).toBe(true)
      await page.keyboard.press('Home')
      expect(await here.count()).toBe(0)
    })

    it('says it beside the hints of a doubtful photo, and not again on the next step', async () => {
      const { page } = await site.open(capture)
      const visitor = visitorOf(page)
      await visitor.album.setInputFiles(yellowMask())
      await remarksOn(page).getByText('顔の一部が').waitFor()
      expect(await violationsOn(page)).toEqual([])
      await visitor.press('このまま使う')
      await visitor.slider.waitFor()
      expect(await remarksOn(page).textContent()).toBe('')
    })
  })
}
