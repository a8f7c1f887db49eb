// Keeps models between visits, and gives the same answers in every engine: minutes of analyses.
import { expect, it } from 'vitest'
import { camera } from '@kaoiro/texts/ja'
import { violationsOn } from '../a11y/checks.js'
import { showScene, withCamera } from '../capture/camera/fake-camera.js'
import { startChromium } from '../engines/chromium.js'
import type { Engine } from '../engines/engine.js'
import { startFirefox } from '../engines/firefox.js'
import * as programs from '../engines/programs.js'
import { startWebKit } from '../engines/webkit/webkit.js'
import { waitForHydration } from '../hydration.js'
import { visitorOf } from '../visitor.js'
import { analysisWorkers, missingModel, useDeviceSite } from './device-site.js'
import { closedEyes, remarksOn } from './look-before-sending.js'
import { lamps } from '@kaoiro/fixtures/pixels/photograph'
import { describeSameAnswers, listPhotos } from './same-answers.js'

const site = useDeviceSite('device')

it('analyses a new photo without network on a later visit', async () => {
  const { page } = await site.open()
  const visitor = visitorOf(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  await site.stop()
  await page.reload()
  expect(await visitor.result()).toBe(code)
  await page.goto('/')
  expect(await visitor.diagnose('女性', 'portraits/spring-woman.jpg')).toBe(code)
  await site.start()
})

it('loads models from the cache, except for one that was changed, and deletes only its own old ones', async () => {
  const { page, requested } = await site.open('/', undefined, 'block')
  const visitor = visitorOf(page)
  const code = await visitor.diagnose('女性', 'portraits/spring-woman.jpg')
  await page.evaluate(async () => {
    const cache = await caches.open('kaoiro-analysis')
    const corrupt = (await cache.keys()).find(({ url }) => url.includes('/facemesh-'))
    if (corrupt !== undefined) await cache.put(corrupt, new Response('something else'))
    await cache.put('/assets/of-an-earlier-build.bin', new Response('a model'))
    await cache.put('/another-site/assets/model.bin', new Response('a model'))
  })
  const before = requested().length
  await page.goto('/')
  await waitForHydration(page)
  expect(await visitor.diagnose('女性', 'portraits/spring-woman.jpg')).toBe(code)
  const models = requested()
    .slice(before)
    .filter((url) => /\.(json|bin|wasm)$/.test(url) && !url.includes('/store-'))
  expect(models).toHaveLength(1)
  expect(models[0]).toMatch(/^\/assets\/facemesh-/)
  const kept = await page.evaluate(async () =>
    (await (await caches.open('kaoiro-analysis')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(kept).toContain('/another-site/assets/model.bin')
  expect(kept).not.toContain('/assets/of-an-earlier-build.bin')
})

it('loads the models once if they are missing, and is guided without', async () => {
  let loads = 0
  const { page } = await site.open(
    '/capture?gender=WOMEN',
    async (page) => {
      page.on('worker', (worker) => {
        if (worker.url().includes('analysis')) loads += 1
      })
      await missingModel(page)
      await withCamera('far')(page)
    },
    'block',
  )
  await page.getByRole('button', { name: '撮影する', exact: true }).click()
  const hint = (text: string) => page.getByRole('dialog').getByText(text).waitFor()
  await hint(camera.hints.closer)
  await expect.poll(() => loads).toBe(1)
  await expect.poll(() => analysisWorkers(page)).toEqual([])
  // Several frames are measured meanwhile.
  for (const [scene, text] of [
    ['dark', camera.hints['too-dark']],
    ['far', camera.hints.closer],
  ] as const) {
    await page.evaluate(showScene, scene)
    await hint(text)
  }
  expect(loads).toBe(1)
})

/** Closed eyes in light so yellow that the photo's quality is doubted. */
const yellowLids = () => closedEyes({ tint: lamps[2600] })

it('adds its warning to the hints for a doubtful photo, and does not repeat it on the next step', async () => {
  const { page } = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(page)
  await visitor.album.setInputFiles(yellowLids())
  await remarksOn(page).getByText('両目を').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await visitor.press('このまま使う')
  await visitor.slider.waitFor()
  expect(await remarksOn(page).textContent()).toBe('')
})

// TypeScript narrows a constant of this module inside a function, but not an import.
const { firefox, webKit } = programs

/** The engines on this machine; the test run reports missing ones. */
const engines: ReadonlyArray<readonly [string, () => Promise<Engine>]> = [
  ['Chromium', startChromium],
  ...(firefox === undefined ? [] : [['Firefox', () => startFirefox(firefox)] as const]),
  ...(webKit === undefined ? [] : [['WebKit', () => startWebKit(webKit)] as const]),
]

describeSameAnswers(site, engines, listPhotos)
