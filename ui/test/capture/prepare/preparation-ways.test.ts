import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { withoutProfile } from '@kaoiro/fixtures/photo/jpeg-segments'
import { ways, readCounts } from './preparation-ways.js'
import type { PreparationPage } from './preparation-page.js'
import { startPreparationPage } from './preparation-page.js'

let preparing: PreparationPage
beforeAll(async () => {
  preparing = await startPreparationPage()
})
afterAll(() => preparing.close())

const outcome = (page: Page, photo: string, shown = photo) =>
  page.evaluate(([name, like]) => window.outcomeOf(name, like), [photo, shown] as const)

/** Maximum mean difference caused by other scaling and one more JPEG compression; a wrong rotation causes over ten. */
const alike = 2

describe.each(ways)('by $way', ({ choose, opens }) => {
  let page: Page
  beforeAll(async () => {
    page = await preparing.open(choose)
  })
  afterAll(() => page.close())

  const expectSame = async (photo: string, size: ReadonlyArray<number>, shown = photo) => {
    const found = await outcome(page, photo, shown)
    expect(found).toMatchObject({ size, decoded: size })
    if ('difference' in found) expect(found.difference).toBeLessThan(alike)
  }

  it('prepares a photo and closes all frames and bitmaps', async () => {
    await expectSame('photos/12-megapixels.jpg', [531, 708])
    expect(await readCounts(page)).toEqual(opens)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns orientation %d upright, like an <img>', (orientation) =>
    expectSame(`photos/orientation-${orientation}.jpg`, [531, 708]),
  )

  it.each([3, 6])('turns a PNG of orientation %d upright', (orientation) =>
    expectSame(`odd-photos/orientation-${orientation}.png`, [527, 708], 'odd-photos/rgb-8.png'),
  )

  it.each([
    ['photos/landscape.jpg', 708, 531],
    ['photos/portrait.png', 531, 708],
    ['without its end marker', 708, 531],
    ['48 megapixels', 708, 531],
    ['of a width that no eighth divides', 708, 420],
    ['of a wide gamut', 708, 531],
    ['small', 531, 708],
    ['very long', 708, 142],
  ])('scales %s to %d × %d', (photo, ...size) => expectSame(photo, size))

  it('converts a Display P3 photo to sRGB', async () => {
    const body = Buffer.from(withoutProfile(await readFixture('odd-photos/display-p3.jpg')))
    await page.route('/fixtures/untagged.jpg', (route) => route.fulfill({ body }))
    const read = await outcome(page, 'odd-photos/display-p3.jpg', 'portraits/spring-woman.jpg')
    const unread = await outcome(page, 'untagged.jpg', 'portraits/spring-woman.jpg')
    const apart = 'difference' in read ? read.difference : NaN
    expect(apart).toBeLessThan(1)
    expect('difference' in unread ? unread.difference : NaN).toBeGreaterThan(2 * apart)
  })

  it('turns transparency into white', async () => {
    const found = await outcome(page, 'half transparent PNG')
    expect(found).toMatchObject({
      size: [708, 531],
      colours: [
        [0, 0, 0],
        [255, 255, 255],
      ],
    })
  })

  it.each(['photos/truncated.jpg', 'PNG that is cut off'])('rejects %s', async (photo) => {
    expect(await outcome(page, photo)).toEqual({ problem: 'ImageNotLoaded' })
  })

  it('rejects a text file named like a photo', async () => {
    expect(await outcome(page, 'photos/text.jpg')).toEqual({ problem: 'NotAPhoto' })
  })

  it.each([
    ['clean', []],
    ['too dark', ['too-dark']],
    ['too small', ['too-small']],
  ])('returns hints for a portrait that is %s: %j', async (photo, hints) => {
    expect(await outcome(page, photo)).toMatchObject({ hints })
  })
})
