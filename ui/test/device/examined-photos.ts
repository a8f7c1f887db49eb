import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as E from 'fp-ts/lib/Either.js'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import { loadExaminer } from '@kaoiro/api/examiner'
import { toWire } from '@kaoiro/core/session/wire-result'
import type { AnalysisRequest } from '@kaoiro/core/session/wire/wire'
import { fixturePath } from '@kaoiro/fixtures/files'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import type { DeviceAnswer, WorkerMessage } from '../../src/device/worker-messages.js'

/** A photo as it is uploaded, named from the fixtures' folder, and what is asked about it. */
export interface ExaminedPhoto {
  readonly name: string
  readonly request: AnalysisRequest
}

/** All drawn portraits, and of the other photos those that may be uploaded: JPEGs of prepared size, or broken ones. */
export const examinedPhotos = async (): Promise<ReadonlyArray<ExaminedPhoto>> => {
  const genderOf = (name: string) =>
    portraits.find((portrait) => portrait.name === name)?.parameters.gender ?? 'WOMEN'
  const others = (await readdir(fixturePath('photos'))).filter((file) => file.endsWith('.jpg'))
  return [
    ...portraits.map(({ name }, i) => ({
      name: `portraits/${name}.jpg`,
      request: { gender: genderOf(name), hairline: 16 + (i % 9) },
    })),
    ...others.map((file) => ({
      name: `photos/${file}`,
      request: { gender: 'WOMEN' as const, hairline: 20 },
    })),
  ]
}

/** What the service's threads answer. */
export const answersOfService = async (
  photos: ReadonlyArray<ExaminedPhoto>,
): Promise<ReadonlyArray<DeviceAnswer>> => {
  const examine = await loadExaminer()
  const answers: Array<DeviceAnswer> = []
  for (const { name, request } of photos) {
    const pixels = await decodeJpeg(await readFile(fixturePath(name)))
    answers.push(E.isLeft(pixels) ? pixels : E.map(toWire)(await examine(pixels.right, request)))
  }
  return answers
}

interface Posted extends ExaminedPhoto {
  readonly base64: string
}

/** In the page: hands each photo to the worker of the built site. */
const examineInWorker = async (photos: ReadonlyArray<Posted>): Promise<Array<DeviceAnswer>> => {
  const script = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('/assets/analysis-worker-'))
  if (script === undefined) throw new Error('the page has started no worker')
  const worker = new Worker(script.name, { type: 'module' })
  const answerTo = (number: number, { base64, request }: Posted) =>
    new Promise<DeviceAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if (data._tag === 'Answer') resolve(data.answer)
        if (data._tag === 'Failed') reject(new Error(data.detail))
      }
      const jpeg = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      worker.postMessage({ _tag: 'Examine', number, jpeg, request })
    })
  const answers = []
  for (const [number, photo] of photos.entries()) answers.push(await answerTo(number, photo))
  worker.terminate()
  return answers
}

/** What the worker of the built site answers, on a page that has started it. */
export const answersOfDevice = async (
  page: Page,
  photos: ReadonlyArray<ExaminedPhoto>,
): Promise<ReadonlyArray<DeviceAnswer>> => {
  const posted = await Promise.all(
    photos.map(async (photo) => ({
      ...photo,
      base64: (await readFile(fixturePath(photo.name))).toString('base64'),
    })),
  )
  return page.evaluate(examineInWorker, posted)
}
