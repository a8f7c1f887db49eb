import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import path from 'node:path'
import { pipe } from 'fp-ts/lib/function.js'
import type { Examiner } from '@kaoiro/analyser/examiner'
import { findHairline, faceWidth, meanHairlinePoint, pointAt, mesh } from '@kaoiro/analyser/face'
import type { Landmarks, Point } from '@kaoiro/analyser/face'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import { clampHairline, defaultHairline, preparedSide } from '@kaoiro/core/photo'
import type { Way } from './prepared.js'
import { prepared, pixelsOf, ways } from './prepared.js'
import type {
  Answer,
  EvaluationRecord,
  PhotoFile,
  PhotoRecord,
  Setting,
} from '../records/records.js'
import { isResult } from '../records/records.js'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { acceptPhoto } from '@kaoiro/analyser/photo'
import { messages } from '@kaoiro/texts/en'

export interface Analyser {
  readonly examine: Examiner
  /** Finds the meshes. The guide is set on the largest one. */
  readonly findFaces: (pixels: Pixels) => Promise<ReadonlyArray<Landmarks>>
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
const guideOn = (pixels: Pixels, face: Landmarks): PlacedGuide =>
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

/** Prepares a photo as a client does, and returns the answer to it. */
const answerTo = async (
  examine: Examiner,
  pixels: Pixels,
  request: { readonly gender: Gender; readonly hairline: Hairline },
  way?: Way,
): Promise<Answer> => {
  const answer = await examine(await prepared(pixels, way), request)
  return E.isRight(answer) ? answer.right : { reason: answer.left }
}

const examinePixels = async (
  { examine, findFaces }: Analyser,
  { ways: inWays = false }: Setting,
  photoFile: PhotoFile,
  { pixels, height }: ReadPhoto,
): Promise<PhotoRecord> => {
  const { gender } = photoFile
  const face = largest(await findFaces(pixels))
  const { point, isHairlineFound } =
    face === undefined ? defaultGuide(pixels) : guideOn(pixels, face)
  const hairline = clampHairline((point.y / pixels.height) * 100)
  const [usual, ...otherWays] = ways
  const answer = await answerTo(examine, pixels, { gender, hairline }, inWays ? usual : undefined)
  const again: Answer[] = []
  // One after another, because one of them already keeps the thread busy.
  if (inWays && isResult(answer))
    for (const way of otherWays)
      again.push(await answerTo(examine, pixels, { gender, hairline }, way))
  const guide = { hairline, isHairlineFound, photoHeight: height }
  return { kind: 'photo', ...photoFile, guide, answer, again }
}

/** Examines a photo, with the guide where the hair begins. */
export async function examineFile(
  analyser: Analyser,
  setting: Setting,
  photoFile: PhotoFile,
): Promise<EvaluationRecord> {
  let photo: ReadPhoto
  try {
    photo = await readPhoto(path.join(setting.folder, photoFile.file))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'unreadable', file: photoFile.file, why }
  }
  return examinePixels(analyser, setting, photoFile, photo)
}

interface ReadPhoto {
  readonly pixels: Pixels
  /** Height of the file's picture. */
  readonly height: number
}

/** Twice the side of a prepared photo: clients reduce larger photos in one step, too. */
const workingSide = 2 * preparedSide

/** Reads a photo, upright and in sRGB; throws if a client would refuse the file. */
const readPhoto = async (file: string): Promise<ReadPhoto> => {
  const bytes = readFileSync(file)
  const accepted = acceptPhoto(bytes)
  if (E.isLeft(accepted)) throw new Error(messages.refusal(accepted.left))
  const image = sharp(bytes).autoOrient()
  const { autoOrient } = await image.metadata()
  const [width, height] = [workingSide, workingSide]
  const resized = image.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  return { pixels: await pixelsOf(resized), height: autoOrient.height }
}
