import { flow } from 'fp-ts/lib/function.js'
import { answerOf } from '@kaoiro/core/analysis/analyse'
import { readdir, readFile } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import { loadExaminer } from '@kaoiro/api/examiner'
import { answerToWire } from '@kaoiro/core/session/wire/analysis-result'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis/analysis-request'
import { fixturePath } from '@kaoiro/fixtures/files'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import type { DeviceAnswer } from '../../src/device/worker-messages.js'

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
    answers.push(
      E.isLeft(pixels)
        ? pixels
        : E.map(flow(answerOf, answerToWire))(await examine(pixels.right, request)),
    )
  }
  return answers
}
