// The visitor's journey, written once and run in every engine.
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { content as en } from '@kaoiro/texts/en'
import {
  content as ja,
  drape as drapeJa,
  capture as captureJa,
  desktop as desktopJa,
} from '@kaoiro/texts/ja'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultCode } from '@kaoiro/core/result-code'
import { itLeadsThroughTheCounter, itOpensTheCamera } from './camera.js'
import { itPlaysWithTheResult } from './result-play.js'
import type { Engine } from './engine.js'
import { retriesIn, run } from './engine.js'
import { pageTexts, japaneseIn } from '../visible-text.js'
import {
  downloadedPicture,
  goBack,
  areSamplesHydrated,
  isControlled,
  shows,
  translate,
  watchDownloads,
} from './in-page.js'
import type { Proxy } from './proxy.js'
import { startProxy } from './proxy.js'
import { visitorIn } from './visitor.js'

const decoded = (code: string): Diagnosis => {
  const diagnosis = resultCode.decode(code)
  if (E.isLeft(diagnosis)) throw new Error(`${code} does not decode`)
  return diagnosis.right
}

/** Starts an engine for the tests of a file, and returns the first steps of its visitors, against the real service. */
const useVisits = (start: () => Promise<Engine>) => {
  let engine: Engine
  let phone: Proxy
  let desktop: Proxy

  beforeAll(async () => {
    engine = await start()
    phone = await startProxy(inject('siteAddress'), 'phone')
    desktop = await startProxy(inject('siteAddress'), 'desktop')
  })
  afterAll(async () => {
    await engine.close()
    await phone.close()
    await desktop.close()
  })

  const visit = async (at: string, device = phone) => {
    const tab = await engine.newTab()
    await tab.open(device.address + at)
    const visitor = visitorIn(tab)
    await visitor.hydrated()
    return { tab, visitor }
  }

  /** Chooses the gender, agrees to the terms and starts. */
  const begin = async (started = visit('/')) => {
    const { tab, visitor } = await started
    await visitor.press('radio', '女性')
    await visitor.press('checkbox', '上記を確認し、同意します')
    await visitor.press('button', '診断をはじめる')
    await visitor.heading('撮影前にご確認ください')
    return { tab, visitor }
  }

  /** Goes on to a chosen photo and its hairline. */
  const choose = async (started?: ReturnType<typeof visit>) => {
    const { tab, visitor } = await begin(started)
    await visitor.pick('portraits/spring-woman.jpg')
    await visitor.heading('撮影した画像')
    await expect.poll(visitor.hairline).toBe('20')
    return { tab, visitor }
  }

  return {
    visit,
    begin,
    choose,
    visitDesktop: () => visit('/', desktop),
    /** Runs a task while the phone is offline. */
    offline: async (task: () => Promise<void>) => {
      phone.disconnect()
      try {
        await task()
      } finally {
        phone.reconnect()
      }
    },
  }
}

const optionsIn = (name: string) => ({ retry: retriesIn(name) })

/** Defines one walk from a photo to the result in one engine. */
export const describeWalk = (name: string, start: () => Promise<Engine>): void => {
  const { choose } = useVisits(start)

  it(
    `a visit in ${name} ends at a result that can be shared, saved and read in English`,
    optionsIn(name),
    async () => {
      const { tab, visitor } = await choose()
      await visitor.press('button', 'この画像で診断する', 'touch')
      await visitor.heading('分析しています')
      await visitor.comesTo('/result/')
      await visitor.heading('診断結果')
      const code = (await visitor.place()).replace('/result/', '')
      const { faceType, ...diagnosis } = decoded(code)
      expect(diagnosis).toMatchObject({ gender: 'WOMEN', colorType: 'spring' })
      await visitor.sees(ja.faceTypes[faceType].name)
      await visitor.sees(ja.seasons.spring.name)

      await visitor.press('button', '結果をシェア')
      await visitor.sees('リンクをコピーしました。')
      await run(tab, watchDownloads)
      await visitor.press('button', '画像で保存')
      await visitor.press('button', 'ダウンロード')
      await visitor.sees('画像を保存しました。')
      // With her photo, so a JPEG.
      expect(await run(tab, downloadedPicture)).toEqual([`kaoiro-${code}.jpg`, 1080, 1350])
      await visitor.press('button', '閉じる')

      await visitor.speak('English')
      await visitor.sees(en.seasons.spring.name)
      await visitor.speak('日本語')
      await visitor.sees(ja.seasons.spring.name)
    },
  )
}

/** Defines the tests of the visitor's journey in one engine. */
export const describeJourney = (name: string, start: () => Promise<Engine>): void => {
  const { visit, begin, choose, visitDesktop, offline } = useVisits(start)

  const visitTranslated = async (at: string, delay: number) => {
    const visited = await visit(at)
    await expect.poll(() => run(visited.tab, areSamplesHydrated)).toBe(true)
    await run(visited.tab, translate, delay)
    return visited
  }

  describe(`the visitor’s journey in ${name}`, optionsIn(name), () => {
    it('moves the hairline by mouse, finger, button and key, and goes back step by step', async () => {
      const { tab, visitor } = await choose()
      await visitor.dragHairline('mouse', 20, 40)
      await expect.poll(visitor.hairline).toBe('40')
      await visitor.dragHairline('touch', 40, 25)
      await expect.poll(visitor.hairline).toBe('25')
      await visitor.press('button', '線を下へ動かす')
      await expect.poll(visitor.hairline).toBe('26')
      await visitor.focusHairline()
      await tab.type('ArrowUp')
      await expect.poll(visitor.hairline).toBe('25')
      await tab.type('End')
      await expect.poll(visitor.hairline).toBe('100')
      await run(tab, goBack)
      await visitor.heading('撮影前にご確認ください')
      await run(tab, goBack)
      await visitor.heading('診断する性別をお選びください')
    })

    itOpensTheCamera(name, begin)

    itLeadsThroughTheCounter(() => visit('/counter'))

    it.each([0, 300])('survives translation %i ms after each change', async (delay) => {
      const switchLanguage = async () => {
        await visitor.speak('English')
        await expect.poll(async () => japaneseIn(await run(tab, pageTexts))).toEqual([])
        await visitor.speak('日本語')
        await visitor.sees('会社概要')
      }
      // Presses again if the message has gone before a busy machine looks.
      const share = (button: string) =>
        expect
          .poll(async () => {
            await visitor.press('button', button)
            return run(tab, shows, 'リンクをコピーしました。')
          })
          .toBe(true)
      let { tab, visitor } = await visitTranslated('/', delay)
      await switchLanguage()
      await choose(Promise.resolve({ tab, visitor }))
      await visitor.press('button', '線を下へ動かす')
      await visitor.sees(captureJa.hairline.value({ percent: 21 }))
      await visitor.press('button', 'この画像で診断する')
      await visitor.sees(captureJa.messages.analysing)
      await visitor.heading('診断結果')

      await share('結果をシェア')
      await run(tab, watchDownloads)
      await visitor.press('button', '画像で保存')
      await visitor.press('button', 'ダウンロード')
      await visitor.sees('画像を保存しました。')
      await visitor.press('button', '閉じる')
      await switchLanguage()
      await visitor.press('button', '今すぐすべて削除する')
      await visitor.press('button', '削除する')
      await visitor.sees('診断結果をサービスから削除しました。')
      await visitor.heading('診断結果')

      const code = (await visitor.place()).replace('/result/', '')
      ;({ tab, visitor } = await visitTranslated(`/compare/${code}/1F7womQ`, delay))
      await share('シェアする')
      await visitor.seesNoLonger('リンクをコピーしました。')
      await switchLanguage()
      await visitor.heading('2つの結果')
    })

    itPlaysWithTheResult({ visit, choose })

    it('forgets a deleted visitor in earlier pages of the tab', async () => {
      const { tab, visitor } = await choose()
      await visitor.press('button', 'この画像で診断する')
      await visitor.heading('診断結果')
      await visitor.sees(drapeJa.open)
      // A new page: the browser may keep the other in its back/forward cache, Firefox for three entries of the history.
      await tab.open(new URL('/capture?gender=WOMEN', await tab.address()).href)
      await visitor.hydrated()
      await visitor.heading('撮影前にご確認ください')
      await visitor.pick('portraits/spring-woman.jpg')
      await visitor.press('button', 'この画像で診断する')
      await visitor.heading('診断結果')
      await visitor.press('button', '今すぐすべて削除する')
      await visitor.press('button', '削除する')
      await visitor.sees('診断結果をサービスから削除しました。')
      await run(tab, goBack)
      await visitor.seesNoLonger('診断結果をサービスから削除しました。')
      await visitor.heading('診断結果')
      await visitor.seesNoLonger(drapeJa.open)
      await visitor.seesNoLonger('お写真とデータについて')
    })

    it('opens a result again without network', async () => {
      const { tab, visitor } = await visit('/result/1F7womQ')
      await expect.poll(() => run(tab, isControlled)).toBe(true)
      await offline(async () => {
        await tab.reload()
        await visitor.heading('診断結果')
        await visitor.sees(ja.faceTypes.pretty.name)
      })
    })

    it('rejects a file that is not a picture, and asks for another photo after one without a face', async () => {
      const { visitor } = await begin()
      await visitor.pick('photos/text.jpg')
      await visitor.sees('画像ではないファイルは使用できません。')
      await visitor.pick('photos/landscape.jpg')
      await visitor.heading('撮影した画像')
      await visitor.press('button', 'この画像で診断する')
      await visitor.heading('分析に失敗しました')
      await visitor.press('link', '撮り直す')
      await visitor.comesTo('/capture?gender=WOMEN')
      await visitor.heading('撮影前にご確認ください')
    })

    it('asks a visitor without a camera to use a phone', async () => {
      const { visitor } = await visitDesktop()
      await visitor.sees(desktopJa.heading)
    })
  })
}
