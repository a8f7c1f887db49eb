import path from 'node:path'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Examiner } from '@kaoiro/analyser/examiner'
import { findHairline, faceWidth, meanHairlinePoint, pointAt, mesh } from '@kaoiro/analyser/face'
import type { Landmarks, Point } from '@kaoiro/analyser/face'
import type { Gender } from '@kaoiro/core/diagnosis'
import { defaultHairline } from '@kaoiro/core/photo'
import type { Pixels as ReadPixels } from '@kaoiro/core/photo'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { answerTo } from './examine-photo.js'
import { readPhoto } from './read-photo.js'
import type { Guided } from '../pixels/transform.js'
import { hairlineIn } from '../pixels/transform.js'
import type {
  PhotoFile,
  PhotoRecord,
  SecondPhotoRecord,
  UnreadableRecord,
} from '../records/records.js'
import { isResult } from '../records/records.js'
import type { Series } from '../second-photo/amounts.js'
import { amountsFrom, only } from '../second-photo/amounts.js'
import { secondPhoto } from '../second-photo/second-photo.js'
import type { PhotosSetting } from '../records/tasks.js'
import { namedStream } from '../../../statistics/random.js'

export interface Analyser {
  readonly examine: Examiner
  /** Finds the meshes. A second photo turns and lights the face by its mesh. */
  readonly findFaces: (pixels: ReadPixels) => Promise<ReadonlyArray<Landmarks>>
}

interface PlacedGuide {
  readonly point: Point
  /** Whether the hairline was found in the pixels; otherwise `point` is the mean hairline on this mesh. */
  readonly isHairlineFound: boolean
}

/** Returns where the horizontal line at `y` crosses the face's axis. */
const crossing = (face: Landmarks, y: number): Point => {
  const [chin, top] = [pointAt(face, mesh.chin), pointAt(face, mesh.foreheadTop)]
  return { x: chin.x + ((top.x - chin.x) * (chin.y - y)) / (chin.y - top.y), y }
}

/** Places the guide as a visitor would, where the hair begins. */
const guideOn = (pixels: ReadPixels, face: Landmarks): PlacedGuide =>
  pipe(
    findHairline(pixels, face),
    O.match(
      (): PlacedGuide => ({ point: meanHairlinePoint(face), isHairlineFound: false }),
      (hairline) => ({
        point: crossing(face, (hairline / 100) * pixels.height),
        isHairlineFound: true,
      }),
    ),
  )

/** Without a face, the guide has the position where a client first shows it. */
const defaultGuide = ({ width, height }: Pixels): PlacedGuide => ({
  point: { x: width / 2, y: (defaultHairline / 100) * height },
  isHairlineFound: false,
})

const largest = (faces: ReadonlyArray<Landmarks>): Landmarks | undefined =>
  [...faces].sort((a, b) => faceWidth(b) - faceWidth(a))[0]

/** A file's record, with the picture and face for the contact sheet. */
interface ExaminedFile {
  readonly record: PhotoRecord | UnreadableRecord
  readonly pixels?: Pixels
  readonly face?: Landmarks | undefined
}

interface PhotoWithFace {
  readonly photo: Guided
  readonly face: Landmarks
  readonly gender: Gender
  /** Name of the photo's own stream of random numbers. */
  readonly stream: string
}

const takeAgain = async (
  examine: Examiner,
  { photo, face, gender, stream }: PhotoWithFace,
  number: number,
  { changes }: Series,
): Promise<SecondPhotoRecord> => {
  const amounts = only(amountsFrom(namedStream(`${stream}/${number}`)), changes)
  const second = secondPhoto(photo, face, amounts)
  return {
    amounts,
    hairline: hairlineIn(second),
    answer: await answerTo(examine, second, gender),
  }
}

/** Makes the second photos one after another, because one of them already keeps the thread busy. */
const takeAllAgain = async (
  examine: Examiner,
  photo: PhotoWithFace,
  { series, again }: PhotosSetting,
): Promise<PhotoRecord['again']> => {
  const taken: Record<string, ReadonlyArray<SecondPhotoRecord>> = {}
  for (const one of series) {
    const photos: SecondPhotoRecord[] = []
    for (let number = 1; number <= again; number++)
      photos.push(await takeAgain(examine, photo, number, one))
    taken[one.name] = photos
  }
  return taken
}

const examinePixels = async (
  { examine, findFaces }: Analyser,
  setting: PhotosSetting,
  photoFile: PhotoFile,
  pixels: Pixels,
): Promise<ExaminedFile> => {
  const { file, gender } = photoFile
  const face = largest(await findFaces(pixels))
  const { point, isHairlineFound } =
    face === undefined ? defaultGuide(pixels) : guideOn(pixels, face)
  const photo = { pixels, guide: point }
  const answer = await answerTo(examine, photo, gender)
  const stream = `${setting.seed}/${file}`
  const record: PhotoRecord = {
    kind: 'photo',
    ...photoFile,
    guide: { hairline: hairlineIn(photo), isHairlineFound },
    answer,
    again:
      isResult(answer) && face !== undefined
        ? await takeAllAgain(examine, { photo, face, gender, stream }, setting)
        : {},
  }
  return { record, pixels, face }
}

/** Examines a photo and its second photos, with the guide where the hair begins. */
export const examineFile = async (
  analyser: Analyser,
  setting: PhotosSetting,
  photoFile: PhotoFile,
): Promise<ExaminedFile> => {
  let pixels: Pixels
  try {
    pixels = await readPhoto(path.join(setting.folder, photoFile.file))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { record: { kind: 'unreadable', file: photoFile.file, why } }
  }
  return examinePixels(analyser, setting, photoFile, pixels)
}
