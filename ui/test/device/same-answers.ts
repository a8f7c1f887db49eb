import { readdir, readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeJpeg, loadExaminer } from '@kaoiro/analyser/node'
import { answerOf } from '@kaoiro/analyser/analyse'
import type { AnalysisRequest, Gender } from '@kaoiro/core/diagnosis'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { PhotoAnswer } from '@kaoiro/analyser/examiner'
import type { Engine, Tab } from '../engines/engine.js'
import { retriesIn, run } from '../engines/engine.js'
import { startProxy } from '../engines/proxy.js'
import { visitorIn } from '../engines/visitor.js'
import type { DeviceSite } from './device-site.js'

/** A photo as it is uploaded, by its path in the fixtures, and the request for its analysis. */
interface Photo {
  readonly name: string
  readonly request: AnalysisRequest
}

const genderIn = (file: string): Gender => (/\bman\b|beard/.test(file) ? 'MEN' : 'WOMEN')

/** Lists all drawn portraits, and those other photos that may be uploaded: JPEGs of prepared size, or broken ones. */
export const listPhotos = async (): Promise<ReadonlyArray<Photo>> => {
  const others = (await readdir(fixturePath('photos'))).filter((file) => file.endsWith('.jpg'))
  const portraits = (await readdir(fixturePath('portraits'))).filter((file) =>
    file.endsWith('.jpg'),
  )
  return [
    ...portraits.map((file, i) => ({
      name: `portraits/${file}`,
      request: { gender: genderIn(file), hairline: 16 + (i % 9) },
    })),
    ...others.map((file) => ({
      name: `photos/${file}`,
      request: { gender: 'WOMEN' as const, hairline: 20 },
    })),
  ]
}

/** Two faces with a result, and three photos that are rejected: by the decoder, without a face, and with two. */
export const fewPhotos: ReadonlyArray<Photo> = [
  { name: 'portraits/spring-woman.jpg', request: { gender: 'WOMEN', hairline: 20 } },
  { name: 'portraits/winter-man.jpg', request: { gender: 'MEN', hairline: 18 } },
  { name: 'photos/text.jpg', request: { gender: 'WOMEN', hairline: 20 } },
  { name: 'photos/landscape.jpg', request: { gender: 'WOMEN', hairline: 20 } },
  { name: 'photos/two-faces.jpg', request: { gender: 'WOMEN', hairline: 20 } },
]

/** Returns the same answers as the service's threads. */
const answersOfService = async (
  photos: ReadonlyArray<Photo>,
): Promise<ReadonlyArray<PhotoAnswer>> => {
  const examine = await loadExaminer()
  const answers: Array<PhotoAnswer> = []
  for (const { name, request } of photos) {
    const pixels = await decodeJpeg(await readFile(fixturePath(name)))
    answers.push(E.isLeft(pixels) ? pixels : E.map(answerOf)(await examine(pixels.right, request)))
  }
  return answers
}

/**
 * Runs in a page, so it must not use other code of this file: asks the worker of the built site, in the tab's first call
 * a new one.
 *
 * @param photo in base64
 */
const examineInWorker = (
  script: string,
  photo: string,
  request: AnalysisRequest,
): Promise<PhotoAnswer> =>
  new Promise((resolve, reject) => {
    const kept = Reflect.get(window, 'testedWorker') as Worker | undefined
    const worker = kept ?? new Worker(script, { type: 'module' })
    Reflect.set(window, 'testedWorker', worker)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.onmessage = ({ data }: MessageEvent<{ output?: PhotoAnswer; fault?: string }>) => {
      if (data.output !== undefined) resolve(data.output)
      if (data.fault !== undefined) reject(new Error(data.fault))
    }
    const jpeg = Uint8Array.from(atob(photo), (character) => character.charCodeAt(0))
    worker.postMessage({ number: 1, name: 'examine', inputs: [jpeg, request] })
  })

/** Returns the worker's answers in a tab of its site. One call per photo, because WebDriver limits scripts to 30 s. */
const answersOfDevice = async (
  tab: Tab,
  script: string,
  photos: ReadonlyArray<Photo>,
): Promise<ReadonlyArray<PhotoAnswer>> => {
  const answers = []
  for (const { name, request } of photos) {
    const photo = await readFile(fixturePath(name), 'base64')
    answers.push(await run(tab, examineInWorker, script, photo, request))
  }
  return answers
}

/** Returns the colour shares in percent, which may differ by one between device and service. */
const shares = (answer: PhotoAnswer | undefined): ReadonlyArray<number> =>
  answer !== undefined && E.isRight(answer) ? Object.values(answer.right.proportion) : []

const withoutShares = (answer: PhotoAnswer | undefined) =>
  answer !== undefined && E.isRight(answer)
    ? {
        type: answer.right.faceType,
        levels: answer.right.levels,
        season: answer.right.season,
      }
    : answer

/** Compares the analysis on the device with the service's, in these engines and for these photos. */
export const describeSameAnswers = (
  site: DeviceSite,
  engines: ReadonlyArray<readonly [string, () => Promise<Engine>]>,
  list: () => Promise<ReadonlyArray<Photo>>,
): void => {
  describe('the analysis on the device', () => {
    let photos: ReadonlyArray<Photo>
    let service: ReadonlyArray<PhotoAnswer>
    beforeAll(async () => {
      photos = await list()
      service = await answersOfService(photos)
      expect(service.filter(E.isRight).length).toBeGreaterThan(1)
    })

    describe.for(engines)('in %s', ([name, start]) => {
      const options = { retry: retriesIn(name) }
      let engine: Engine
      beforeAll(async () => {
        engine = await start()
      })
      afterAll(() => engine.close())

      // In Chromium, device.test.ts goes this way.
      if (name !== 'Chromium')
        it('leads from a photo to its result', options, async ({ onTestFinished }) => {
          const phone = await startProxy(site.address(), 'phone')
          onTestFinished(phone.close)
          const tab = await engine.newTab()
          await tab.open(`${phone.address}/capture?gender=WOMEN&lang=ja`)
          const visitor = visitorIn(tab)
          await visitor.hydrated()
          await visitor.heading('撮影前にご確認ください')
          await visitor.pick('portraits/spring-woman.jpg')
          await visitor.press('button', 'この画像で診断する')
          await visitor.heading('診断結果')
          await visitor.sees('お写真は、この端末の中だけで分析しました。')
        })

      it(
        'gives the service’s type, levels, season and reason for each photo, and shares within one point',
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
