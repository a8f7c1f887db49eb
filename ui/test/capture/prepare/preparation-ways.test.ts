import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallDrawing } from '@kaoiro/fixtures/photo/picture-kind'
import { orientations, storedAs } from '@kaoiro/fixtures/photo/jpeg/orientation'
import { withPngOrientation } from '@kaoiro/fixtures/photo/png/chunks'
import { displayP3, srgb } from '@kaoiro/fixtures/photo/colour-profile/colour-space'
import { pixelsIn } from '@kaoiro/fixtures/photo/colour-profile/convert'
import { profileFor } from '@kaoiro/fixtures/photo/colour-profile/icc-profile'
import { withProfile } from '@kaoiro/fixtures/photo/jpeg/segments'
import { encodeJpeg, encodePng } from '@kaoiro/fixtures/pixels/encode'
import { portraitNamed } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
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

  it.each(orientations)('turns orientation %d upright, like an <img>', (orientation) =>
    expectSame(`photos/orientation-${orientation}.jpg`, [531, 708]),
  )

  it.each([3, 6] as const)('turns a PNG of orientation %d upright', async (orientation) => {
    const stored = await encodePng(storedAs(orientation, smallDrawing()))
    for (const [name, png] of [
      ['turned.png', withPngOrientation(orientation, stored)],
      ['upright.png', await encodePng(smallDrawing())],
    ] as const)
      await page.route(`/fixtures/${name}`, (route) => route.fulfill({ body: Buffer.from(png) }))
    await expectSame('turned.png', [527, 708], 'upright.png')
  })

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
    const drawn = photograph(portraitNamed('autumn-woman-deep'))
    const stored = encodeJpeg(pixelsIn(displayP3, srgb, drawn), 95)
    for (const [name, body] of [
      ['srgb.jpg', encodeJpeg(drawn, 95)],
      ['p3.jpg', withProfile(profileFor(displayP3), stored)],
      ['untagged.jpg', stored],
    ] as const)
      await page.route(`/fixtures/${name}`, (route) => route.fulfill({ body: Buffer.from(body) }))
    const read = await outcome(page, 'p3.jpg', 'srgb.jpg')
    const unread = await outcome(page, 'untagged.jpg', 'srgb.jpg')
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
