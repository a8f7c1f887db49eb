import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'
import { dataLayerOf } from './steps-of.js'

const site = useSite()

it('without analytics, a visit pushes nothing, and loads neither its code nor anything from elsewhere', async () => {
  const requested: Array<URL> = []
  const page = await site.open('/', (page) =>
    Promise.resolve(page.on('request', (request) => requested.push(new URL(request.url())))),
  )
  await visitorOf(page).diagnose('女性', 'portraits/spring-woman.jpg')
  expect(await dataLayerOf(page)).toBeNull()
  expect(await page.getByRole('button', { name: '計測の設定' }).count()).toBe(0)
  const hosts = requested.map(({ host }) => host).filter((host) => host !== '')
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]))

  const scripts = requested.filter(({ pathname }) => pathname.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const url of scripts) {
    const code = await (await fetch(url)).text()
    for (const trace of ['dataLayer', 'kaoiro_step', 'globalPrivacyControl'])
      expect(code.includes(trace), `${trace} in ${url.href}`).toBe(false)
  }
})
