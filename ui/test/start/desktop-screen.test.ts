import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { samples, start } from '@kaoiro/texts/ja'
import { resultPath } from '@kaoiro/core/result-code'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'

const site = useSite({ camera: false })

const pathsIn = (markup: string): ReadonlyArray<string> =>
  [...markup.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path ?? '')

describe.concurrent('a browser without a camera', () => {
  it.each(['/', '/gender-select'])('is asked to use a smartphone at %s', async (address) => {
    const page = await site.open(address)
    const visitor = visitorOf(page)
    await visitor.heading('スマートフォン専用のサービスです').waitFor()
    await visitor.start.waitFor({ state: 'detached' })
    await page.getByRole('radio').first().waitFor({ state: 'detached' })
  })

  it('gets the site’s URL as a QR code', async () => {
    const page = await site.open()
    const code = page.getByRole('img', { name: 'このサイトのQRコード' })
    expect([await code.getAttribute('width'), await code.getAttribute('height')]).toEqual([
      '200',
      '200',
    ])
    const { origin, host } = new URL(page.url())
    const expected = renderToStaticMarkup(
      createElement(QRCodeSVG, { value: origin, size: 200, level: 'L' }),
    )
    const paths = pathsIn(await code.evaluate((svg) => svg.outerHTML))
    expect(paths).toHaveLength(2)
    expect(paths).toEqual(pathsIn(expected))
    await page.getByText(host, { exact: true }).waitFor()
  })

  it('shows what a diagnosis gives and takes next to the code', async () => {
    const page = await site.open()
    await page.getByRole('figure').filter({ hasText: samples.heading }).waitFor()
    const { facts, photoFact, lead } = start.gender
    for (const text of [...facts, photoFact, lead])
      await page.locator('main').getByText(text, { exact: true }).waitFor()
  })

  it('shows a shared result', async () => {
    const visitor = visitorOf(await site.open(resultPath(sampleCode)))
    await visitor.heading('診断結果').waitFor()
  })
})
