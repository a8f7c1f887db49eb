import type { Page } from 'playwright-core'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'
import { dataLayerOf } from './steps-of.js'

const site = useSite()

it('without analytics, a visit pushes nothing and loads nothing from elsewhere', async () => {
  const requested: Array<string> = []
  const watch = (page: Page): Promise<unknown> => {
    page.on('request', (request) => requested.push(new URL(request.url()).host))
    return Promise.resolve()
  }
  const page = await site.open('/', watch)
  await visitorOf(page).diagnose('女性', 'portraits/spring-woman.jpg')
  expect(await dataLayerOf(page)).toBeNull()
  expect(await page.getByRole('button', { name: '計測の設定' }).count()).toBe(0)
  expect(new Set(requested.filter((host) => host !== ''))).toEqual(
    new Set([new URL(page.url()).host]),
  )
})

it('a build without analytics contains no code or text for it', async () => {
  const assets = path.join(import.meta.dirname, '../../dist/assets')
  for (const name of (await readdir(assets)).filter((each) => each.endsWith('.js'))) {
    const code = await readFile(path.join(assets, name), 'utf8')
    for (const trace of [
      'dataLayer',
      'kaoiro_step',
      'globalPrivacyControl',
      '進み具合',
      'Usage statistics',
    ])
      expect(code.includes(trace), `${trace} in ${name}`).toBe(false)
  }
})
