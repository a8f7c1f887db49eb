import { buffer } from 'node:stream/consumers'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { keyColours } from '@kaoiro/core/palette'
import { paletteToCarry as ja } from '@kaoiro/texts/ja'
import { useSite } from '../../browser.js'
import { addressWith, codeWith } from '../../results.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

// Which browsers download is tested in result/actions/picture-file.test.ts.
it('the wallpaper is shown to press and hold, or downloaded: 1080 × 1920 pixels with the key colours', async () => {
  const page = await site.open(addressWith(), (page) =>
    page.addInitScript(() => {
      Reflect.set(navigator, 'share', undefined)
      Reflect.set(navigator, 'canShare', undefined)
    }),
  )
  await visitorOf(page).press(ja.wallpaper)
  const sheet = page.getByRole('dialog', { name: ja.picture.heading })
  const picture = sheet.getByRole('img', { name: ja.picture.alt('winter') })
  const size = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { width, height } = image.getBoundingClientRect()
      return [image.naturalWidth, image.naturalHeight, Math.round((100 * width) / height)]
    })
  await expect.poll(size).toEqual([1080, 1920, 56])
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })

  await page.evaluate(() => {
    navigator.canShare = () => true
  })
  const downloaded = page.waitForEvent('download')
  await visitorOf(page).press(ja.wallpaper)
  const download = await downloaded
  expect(download.suggestedFilename()).toBe(`kaoiro-${codeWith()}-wallpaper.png`)
  const { width, height, data } = PNG.sync.read(await buffer(await download.createReadStream()))
  expect([width, height]).toEqual([1080, 1920])
  const pixels = new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4))
  for (const { colour } of keyColours('winter')) {
    const bytes = Buffer.from(`${colour.slice(1)}ff`, 'hex')
    expect(pixels).toContain(bytes.readUInt32LE())
  }
})
