// The visitor's way, written once and run in every engine.
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import type { Engine, Tab } from './engine.js'
import { canKeepCopies, downloadedPicture, isKept, watchDownloads } from './in-page.js'
import type { Line } from './line.js'
import { openLine } from './line.js'
import { run } from './run.js'
import { visitorIn } from './visitor.js'

const decoded = (code: string): Diagnosis => {
  const diagnosis = resultCode.decode(code)
  if (E.isLeft(diagnosis)) throw new Error(`${code} does not decode`)
  return diagnosis.right
}

/** The tests of the visitor's way in one engine, against the real service. */
export const describeJourney = (name: string, start: () => Promise<Engine>): void => {
  let engine: Engine
  let phoneLine: Line
  let desktopLine: Line

  beforeAll(async () => {
    engine = await start()
    phoneLine = await openLine(inject('siteAddress'), { camera: true })
    desktopLine = await openLine(inject('siteAddress'), { camera: false })
  })
  afterAll(async () => {
    await engine.close()
    await phoneLine.close()
    await desktopLine.close()
  })

  const visit = async (at: string, line = phoneLine) => {
    const tab = await engine.newTab()
    await tab.open(line.address + at)
    const visitor = visitorIn(tab)
    await visitor.live()
    return { tab, visitor }
  }

  const begin = async () => {
    const { tab, visitor } = await visit('/')
    await visitor.press('radio', '女性')
    await visitor.press('checkbox', '上記を確認し、同意します')
    await visitor.press('button', '診断をはじめる')
    await visitor.heading('撮影前にご確認ください')
    return { tab, visitor }
  }

  const adjustHairline = async (tab: Tab): Promise<void> => {
    const visitor = visitorIn(tab)
    expect(await visitor.hairline()).toBe('20')
    await visitor.dragHairline('mouse', 20, 40)
    await expect.poll(visitor.hairline).toBe('40')
    if (engine.pointers.includes('touch')) {
      await visitor.dragHairline('touch', 40, 20)
      await expect.poll(visitor.hairline).toBe('20')
    }
    await visitor.press('button', '線を下へ動かす')
    const before = Number(await visitor.hairline())
    await visitor.focusHairline()
    await tab.type('ArrowUp')
    await expect.poll(visitor.hairline).toBe(String(before - 1))
  }

  describe(`the visitor’s way in ${name}`, () => {
    it('leads from the gender over the hairline to a result that is shared, saved and kept', async () => {
      const { tab, visitor } = await begin()
      await visitor.pick('portraits/spring-woman.jpg')
      await visitor.heading('撮影した画像')
      await adjustHairline(tab)
      await visitor.press('button', 'この画像で診断する')
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
      await visitor.sees('画像を保存しました。')
      expect(await run(tab, downloadedPicture)).toEqual([`kaoiro-${code}.png`, 1080, 1440])

      await visitor.press('button', 'English')
      await visitor.sees(en.seasons.spring.name)
      await visitor.press('button', '日本語')
      await visitor.sees(ja.seasons.spring.name)
    })

    it('opens a result again without network', async () => {
      const { tab, visitor } = await visit('/result/1F7womQ')
      if (!(await run(tab, canKeepCopies))) {
        console.log(`${name} keeps no copy for a visit without network under its driver.`)
        return
      }
      await expect.poll(() => run(tab, isKept), { timeout: 30_000 }).toBe(true)
      phoneLine.cut()
      try {
        await tab.reload()
        await visitor.heading('診断結果')
        await visitor.sees(ja.faceTypes.pretty.name)
      } finally {
        phoneLine.mend()
      }
    })

    it('says what was wrong with a photo, and leads to another', async () => {
      const { visitor } = await begin()
      await visitor.pick('photos/landscape.jpg')
      await visitor.press('button', 'この画像で診断する')
      await visitor.heading('分析に失敗しました')
      await visitor.press('link', '撮り直す')
      await visitor.comesTo('/capture?gender=WOMEN')
      await visitor.heading('撮影前にご確認ください')
    })

    it('says at once that a file is no still image', async () => {
      const { visitor } = await begin()
      await visitor.pick('photos/text.jpg')
      await visitor.sees('静止画を選択し')
    })

    it('shows an error for a code that holds no result', async () => {
      const { visitor } = await visit('/result/zzzzzzz')
      await visitor.heading('エラー')
      await visitor.press('link', '診断をやり直す')
      await visitor.heading('性別を選択してください')
    })

    it('leads a computer without a camera to a phone', async () => {
      const { visitor } = await visit('/', desktopLine)
      await visitor.sees('スマートフォン')
    })
  })
}
