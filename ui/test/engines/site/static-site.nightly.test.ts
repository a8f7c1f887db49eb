// The way to a result on the site of `kaoiro site`, below a path of a plain web server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desktop } from '@kaoiro/texts/ja'
import { serveStatic, useDeviceSite } from '../../device/device-site.js'
import type { Engine } from '../engine.js'
import { retriesIn, run } from '../engine.js'
import { startFirefox } from '../firefox.js'
import { goBack, isControlled } from '../in-page.js'
import { firefox, webKit } from '../programs.js'
import type { Proxy } from '../proxy.js'
import { startProxy } from '../proxy.js'
import { reachResult } from './store-walk.js'
import { startWebKit } from '../webkit/webkit.js'

const sitePath = '/a/shop'
const site = useDeviceSite('device', serveStatic(sitePath))

const [inFirefox, inWebKit] = [firefox, webKit]
const engines: ReadonlyArray<readonly [string, () => Promise<Engine>]> = [
  ...(inFirefox === undefined ? [] : [['Firefox', () => startFirefox(inFirefox)] as const]),
  ...(inWebKit === undefined ? [] : [['WebKit', () => startWebKit(inWebKit)] as const]),
]

describe.each(engines)('a static site in %s', (name, start) => {
  let engine: Engine
  let proxy: Proxy
  beforeAll(async () => {
    engine = await start()
    proxy = await startProxy(new URL(site.address()).origin, 'phone')
  })
  afterAll(async () => {
    await engine.close()
    await proxy.close()
  })

  it(
    'leads to a result that opens again after a reload and without the network, and back',
    { retry: retriesIn(name) },
    async () => {
      const tab = await engine.newTab()
      await tab.open(`${proxy.address}${sitePath}/`)
      const visitor = await reachResult(tab)
      const place = await visitor.place()
      expect(place.startsWith(`${sitePath}/result/`)).toBe(true)
      await tab.reload()
      await visitor.heading('診断結果')
      await expect.poll(() => run(tab, isControlled)).toBe(true)
      proxy.disconnect()
      try {
        await tab.reload()
        await visitor.heading('診断結果')
        expect(await visitor.place()).toBe(place)
        await run(tab, goBack)
        // The proxy's script makes these browsers phones, and is not part of the offline copy.
        await visitor.heading(desktop.heading)
        expect(await visitor.place()).toBe(`${sitePath}/`)
      } finally {
        proxy.reconnect()
      }
    },
  )
})
