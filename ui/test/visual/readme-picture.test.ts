import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { screenshotOf } from '../settled.js'
import { visitorOf } from '../visitor.js'
import { compared } from './compare.js'
import { isUpdate } from './expected.js'
import type { Picture } from './picture.js'
import { decoded, encoded, reduced } from './picture.js'
import { shotOfWindow } from './shot.js'

const site = useSite()

const file = path.join(import.meta.dirname, '../../../docs/result.png')

/** Pixels around each window. */
const frame = 10

const sideBySide = (windows: ReadonlyArray<Picture>): Picture => {
  const height = Math.max(...windows.map((window) => window.height)) + 2 * frame
  const width = windows.reduce((sum, window) => sum + window.width + frame, frame)
  const all = new PNG({ width, height })
  for (let at = 0; at < all.data.length; at += 4) all.data.set([0xd9, 0xcf, 0xc1, 0xff], at)
  let left = frame
  for (const window of windows) {
    PNG.bitblt(
      Object.assign(new PNG(), window),
      all,
      0,
      0,
      window.width,
      window.height,
      left,
      frame,
    )
    left += window.width + frame
  }
  return all
}

const now = '2026-11-22T05:03:00.000Z'

/** Replaces the times in the service's answer, which would differ in every picture. */
const withFixedTimes = async (page: Page): Promise<void> => {
  await page.clock.setFixedTime(now)
  await page.route('**/v1/sessions/*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { readonly data: Readonly<Record<string, unknown>> }
    const times = { photo_deleted_at: now, expires_at: now }
    const isCompleted = data['status'] === 'completed'
    await route.fulfill({ response, json: { data: isCompleted ? { ...data, ...times } : data } })
  })
}

it('the README’s picture shows a portrait and the result that the service returns for it', async () => {
  const page = await site.open('/', withFixedTimes, { deviceScaleFactor: 1.25 })
  const visitor = visitorOf(page)
  await visitor.begin('女性')
  await visitor.choose('portraits/spring-woman.jpg')
  const hairline = await shotOfWindow(page, 'device')
  await visitor.check()
  await visitor.result()
  await page.getByRole('button', { name: '色を当ててみる' }).waitFor()
  const result = await shotOfWindow(page, 'device')
  await page.getByRole('button', { name: '続きを読む' }).first().click()
  const map = page.getByRole('heading', { level: 3, name: 'フェイスマップ' })
  await map.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 40))
  const windows = [hairline, result, await screenshotOf(page)].map(decoded)
  const picture = sideBySide(windows)
  if (isUpdate) await writeFile(file, encoded(picture))
  const { faults } = compared(reduced(decoded(await readFile(file))), reduced(picture))
  expect(faults, 'if the change is intended, run npm run screenshots').toEqual([])
})
