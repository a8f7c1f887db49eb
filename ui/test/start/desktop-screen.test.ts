import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { samples, start } from '@kaoiro/texts/ja'
import { resultPath } from '@kaoiro/core/result-code'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'

const site = useSite([])

const pathsIn = (markup: string): ReadonlyArray<string> =>
  [...markup.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path ?? '')

it('a browser without a camera is asked to use a smartphone, with the site’s URL as QR code and what a diagnosis gives, but is shown a shared result', async () => {
  const page = await site.open('/gender-select')
  const visitor = visitorOf(page)
  await visitor.heading('スマートフォン専用のサービスです').waitFor()
  await visitor.start.waitFor({ state: 'detached' })
  await page.getByRole('radio').first().waitFor({ state: 'detached' })

  const code = page.getByRole('img', { name: 'このサイトのQRコード' })
  expect(await code.getAttribute('width')).toBe('200')
  const { origin, host } = new URL(page.url())
  const expected = renderToStaticMarkup(
    createElement(QRCodeSVG, { value: origin, size: 200, level: 'L' }),
  )
  const paths = pathsIn(await code.evaluate((svg) => svg.outerHTML))
  expect(paths).toHaveLength(2)
  expect(paths).toEqual(pathsIn(expected))
  await page.getByText(host, { exact: true }).waitFor()

  await page.getByRole('figure').filter({ hasText: samples.heading }).waitFor()
  const { facts, photoFact, lead } = start.gender
  for (const text of [...facts, photoFact, lead])
    await page.locator('main').getByText(text, { exact: true }).waitFor()

  await page.goto('/capture?gender=WOMEN')
  await visitor.heading('スマートフォン専用のサービスです').waitFor()
  expect(await page.locator('input[type="file"]').count()).toBe(0)
  await page.goto(resultPath(sampleCode))
  await visitor.heading('診断結果').waitFor()
})
