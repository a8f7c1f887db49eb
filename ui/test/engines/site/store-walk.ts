// The way to a result below a path of a store's site behind nginx, and in an iframe of the store's page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine, Tab } from '../engine.js'
import { retriesIn, run } from '../engine.js'
import {
  checkedInputs,
  copiedText,
  dialogBox,
  frameBox,
  goBack,
  isControlled,
  linkTarget,
  pageHeight,
  receivedMessages,
  shows,
  watchCopies,
  watchLinks,
  watchMessages,
} from '../in-page.js'
import { sitePath } from './nginx.js'
import { nginx } from '../programs.js'
import type { StoreSite } from './store-site.js'
import { startStoreSite } from './store-site.js'
import { visitorIn } from '../visitor.js'

/** Goes from the first screen to the result. */
export const reachResult = async (tab: Tab) => {
  const visitor = visitorIn(tab)
  await visitor.hydrated()
  const checked = async (count: number) => (await run(tab, checkedInputs)) === count
  const sees = (text: string) => run(tab, shows, text)
  await visitor.pressUntil('radio', '女性', () => checked(1))
  await visitor.pressUntil('checkbox', '上記を確認し、同意します', () => checked(2))
  await visitor.pressUntil('button', '診断をはじめる', () => sees('撮影前にご確認ください'))
  await visitor.heading('撮影前にご確認ください')
  await visitor.pick('portraits/spring-woman.jpg')
  await visitor.heading('撮影した画像')
  await visitor.pressUntil('button', 'この画像で診断する', () => sees('分析しています'))
  await visitor.heading('診断結果')
  return visitor
}

/** Defines the tests of both places in one engine. */
export const describeStoreSite = (name: string, start: () => Promise<Engine>): void => {
  let store: StoreSite
  beforeAll(async () => {
    // If it is missing, vitest.config.ts excludes the files of these tests.
    if (nginx !== undefined) store = await startStoreSite(nginx)
  })
  afterAll(() => store.close())

  describe(`a store’s site in ${name}`, () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await start()
    })
    afterAll(() => engine.close())
    const retry = retriesIn(name)

    it('has the tool below a path', { retry }, async () => {
      const tab = await engine.newTab()
      await tab.open(store.site)
      const visitor = await reachResult(tab)
      const place = await visitor.place()
      expect(place.startsWith(`${sitePath}/result/`)).toBe(true)
      await run(tab, watchCopies)
      await visitor.press('button', '結果をシェア')
      await expect.poll(() => run(tab, copiedText)).toBe(new URL(place, store.site).href)

      await tab.reload()
      await visitor.heading('診断結果')
      await expect.poll(() => run(tab, isControlled)).toBe(true)
      store.proxy.disconnect()
      try {
        await tab.reload()
        await visitor.heading('診断結果')
      } finally {
        store.proxy.reconnect()
      }
      expect(await store.outside()).toBe('')
    })

    it('has the tool in an iframe', { retry }, async () => {
      const tab = await engine.newTab()
      await tab.open(store.page)
      await run(tab, watchMessages)
      const frame = await tab.inFrame()
      const visitor = await reachResult(frame)
      const messages = () => run(tab, receivedMessages)
      expect(await messages()).toEqual(
        expect.arrayContaining(['height', 'screen', 'start', 'photo', 'check', 'result']),
      )
      await expect
        .poll(async () => (await run(tab, frameBox)).height - (await run(frame, pageHeight)))
        .toBe(0)

      const isAsked = () => run(frame, shows, 'よろしいですか')
      await visitor.pressUntil('button', '今すぐすべて削除する', isAsked)
      await expect
        .poll(async () => {
          const { top, window } = await run(tab, frameBox)
          const dialog = await run(frame, dialogBox)
          return top + dialog.top >= 0 && top + dialog.bottom <= window
        })
        .toBe(true)
      await visitor.pressUntil('button', 'やめる', async () => !(await isAsked()))

      await run(frame, watchLinks)
      const isOutside = async () => (await run(frame, linkTarget)) === '_blank'
      await visitor.pressUntil('link', '会社概要', isOutside)

      await run(tab, goBack)
      await visitor.heading('診断する性別をお選びください')
      expect(new URL(await tab.address()).origin).toBe(store.page)
    })
  })
}
