import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeviceAnswer } from '../../src/device/worker-messages.js'
import { startChromium } from '../engines/chromium.js'
import type { Engine } from '../engines/engine.js'
import { retriesIn } from '../engines/engine.js'
import { startFirefox } from '../engines/firefox.js'
import * as programs from '../engines/programs.js'
import { visitorIn } from '../engines/visitor.js'
import { startWebKit } from '../engines/webkit/webkit.js'
import type { DeviceSite } from './device-site.js'
import type { ExaminedPhoto } from './examined-photos.js'
import { answersOfService, examinedPhotos } from './examined-photos.js'
import { answersOfDevice } from './worker-answers.js'

// TypeScript takes no import for defined inside a function, but a constant of the same module.
const { firefox, webKit } = programs

/** Those of this machine; `npm test` says which were missing. */
const engines: ReadonlyArray<readonly [string, () => Promise<Engine>]> = [
  ['Chromium', startChromium],
  ...(firefox === undefined ? [] : [['Firefox', () => startFirefox(firefox)] as const]),
  ...(webKit === undefined ? [] : [['WebKit', () => startWebKit(webKit)] as const]),
]

/** Milliseconds to start an engine, or for all photos in one, on a machine that has more to do. */
const patience = 240_000

/** The shares in percent, in which the two may differ by one. */
const shares = (answer: DeviceAnswer | undefined): ReadonlyArray<number> =>
  answer !== undefined && E.isRight(answer)
    ? Object.values(answer.right.personal_color.proportion)
    : []

const withoutShares = (answer: DeviceAnswer | undefined) =>
  answer !== undefined && E.isRight(answer)
    ? {
        type: answer.right.face_type.face_type,
        levels: answer.right.face_type.level,
        season: answer.right.personal_color.personal_color,
      }
    : answer

/** Part of device.test.ts: the site is built once for all. */
export const describeSameAnswers = (site: DeviceSite): void => {
  describe('the device answers as the service does', () => {
    let photos: ReadonlyArray<ExaminedPhoto>
    let service: ReadonlyArray<DeviceAnswer>
    beforeAll(async () => {
      photos = await examinedPhotos()
      service = await answersOfService(photos)
      // Most are drawn to be analysed, and not refused.
      expect(service.filter(E.isRight).length).toBeGreaterThan(20)
    }, patience)

    describe.for(engines)('in %s', ([name, start]) => {
      const options = { timeout: patience, retry: retriesIn(name) }
      let engine: Engine
      beforeAll(async () => {
        engine = await start()
      }, patience)
      afterAll(() => engine.close())

      it('on the way from a photo to the result', options, async () => {
        const tab = await engine.newTab()
        await tab.open(`${site.address()}/capture?gender=WOMEN`)
        const visitor = visitorIn(tab)
        await visitor.live()
        await visitor.heading('撮影前にご確認ください')
        await visitor.pick('portraits/spring-woman.jpg')
        await visitor.press('button', 'この画像で診断する')
        await visitor.heading('診断結果')
        await visitor.sees('お写真は、この端末の外に出ていません。')
      })

      it(
        'to every fixture: type, levels, season and reasons, and shares within one point',
        options,
        async () => {
          const tab = await engine.newTab()
          await tab.open(`${site.address()}/error`)
          const device = await answersOfDevice(tab, await site.analysisWorker(), photos)
          expect(device).toHaveLength(photos.length)
          photos.forEach(({ name }, i) => {
            expect(withoutShares(device[i]), name).toEqual(withoutShares(service[i]))
            const theirs = shares(service[i])
            shares(device[i]).forEach((share, s) => {
              expect(Math.abs(share - (theirs[s] ?? NaN)), name).toBeLessThanOrEqual(1)
            })
          })
        },
      )
    })
  })
}
