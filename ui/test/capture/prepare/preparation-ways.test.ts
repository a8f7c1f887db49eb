import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** Maximum mean difference caused by other scaling and one more JPEG compression; a wrong rotation causes over ten. */
const alike = 2

const turned = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `photos/orientation-${at}.jpg`)

const sizes = [
  ...turned.map((photo) => [photo, 531, 708] as const),
  ['photos/landscape.jpg', 708, 531],
  ['photos/portrait.png', 531, 708],
  ['without its end marker', 708, 531],
  ['48 megapixels', 708, 531],
  ['of a width that no eighth divides', 708, 420],
  ['of a wide gamut', 708, 531],
  ['small', 531, 708],
  ['very long', 708, 142],
] as const

it.each(ways)(
  'by $way, a photo is prepared, upright and in sRGB, and what is no whole photo is refused',
  async ({ choose, opens }) => {
    const page = await preparing.open(choose)

    const outcome = (photo: string, shown = photo) =>
      page.evaluate(([name, like]) => window.outcomeOf(name, like), [photo, shown] as const)

    /** How far the prepared photo is from another one; not a number if it was not prepared. */
    const differenceTo = async (photo: string, shown: string): Promise<number> => {
      const found = await outcome(photo, shown)
      return 'difference' in found ? found.difference : NaN
    }

    const expectSame = async (photo: string, size: ReadonlyArray<number>, shown = photo) => {
      const found = await outcome(photo, shown)
      expect(found, photo).toMatchObject({ size, decoded: size })
      if ('difference' in found) expect(found.difference, photo).toBeLessThan(alike)
    }

    // All frames and bitmaps are closed.
    await expectSame('photos/12-megapixels.jpg', [531, 708])
    expect(await readCounts(page)).toEqual(opens)

    // Every orientation is turned upright, like an <img>, and every size is scaled.
    for (const [photo, ...size] of sizes) await expectSame(photo, size)
    for (const orientation of [3, 6])
      await expectSame(
        ...([`odd-photos/orientation-${orientation}.png`, [527, 708]] as const),
        'odd-photos/rgb-8.png',
      )

    // Display P3 becomes sRGB, and transparency white.
    const body = Buffer.from(withoutProfile(await readFixture('odd-photos/display-p3.jpg')))
    await page.route('/fixtures/untagged.jpg', (route) => route.fulfill({ body }))
    const apart = await differenceTo('odd-photos/display-p3.jpg', 'portraits/spring-woman.jpg')
    expect(apart).toBeLessThan(1)
    expect(await differenceTo('untagged.jpg', 'portraits/spring-woman.jpg')).toBeGreaterThan(
      2 * apart,
    )
    expect(await outcome('half transparent PNG')).toMatchObject({
      size: [708, 531],
      colours: [
        [0, 0, 0],
        [255, 255, 255],
      ],
    })

    for (const photo of ['photos/truncated.jpg', 'PNG that is cut off'])
      expect(await outcome(photo), photo).toEqual({ problem: 'ImageNotLoaded' })
    expect(await outcome('photos/text.jpg')).toEqual({ problem: 'NotAPhoto' })
    for (const [photo, hints] of [
      ['clean', []],
      ['too dark', ['too-dark']],
      ['too small', ['too-small']],
    ] as const)
      expect(await outcome(photo), photo).toMatchObject({ hints })
  },
)
