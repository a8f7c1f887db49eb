import type { Page } from 'playwright-core'
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

it('a site without analytics loads no code for it', async () => {
  const scripts: Array<string> = []
  const page = await site.open('/', (page) => {
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url())
    })
    return Promise.resolve()
  })
  await visitorOf(page).diagnose('女性', 'portraits/spring-woman.jpg')
  expect(scripts.length).toBeGreaterThan(3)
  for (const url of scripts) {
    const code = await (await fetch(url)).text()
    for (const trace of ['dataLayer', 'kaoiro_step', 'globalPrivacyControl'])
      expect(code.includes(trace), `${trace} in ${url}`).toBe(false)
  }
})
