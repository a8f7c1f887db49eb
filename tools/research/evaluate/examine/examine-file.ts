import path from 'node:path'
import type { Examiner } from '@kaoiro/analyser/examiner'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { faceWidth } from '@kaoiro/core/analysis/face/landmarks'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { answerTo } from './examine-photo.js'
import { hairlineIn } from '../pixels/guided.js'
import type { Guided } from '../pixels/guided.js'
import { readPhoto } from './read-photo.js'
import { namedStream } from '../../../statistics/random.js'
import { isResult } from '../records/record.js'
import type { PhotoRecord, SecondPhotoRecord, UnreadableRecord } from '../records/record.js'
import { amountsFrom, only } from '../second-photo/amounts.js'
import { secondPhoto } from '../second-photo/second-photo.js'
import type { PhotosSetting } from '../tasks/tasks.js'
import type { PhotoFile } from '../records/photo-file.js'
import { guideOn } from './guide.js'
import type { Series } from '../second-photo/series.js'

/** What examines photos, and what finds the faces to be turned and lit. */
export interface Analyser {
  readonly examine: Examiner
  readonly findFaces: (pixels: Pixels) => Promise<ReadonlyArray<Landmarks>>
}

const largest = (faces: ReadonlyArray<Landmarks>): Landmarks | undefined =>
  [...faces].sort((a, b) => faceWidth(b) - faceWidth(a))[0]

/** What became of a file, and what was seen in it, for a picture of that. */
export interface ExaminedFile {
  readonly record: PhotoRecord | UnreadableRecord
  readonly pixels?: Guided['pixels']
  readonly face?: Landmarks | undefined
}

/** A photo whose face was found. */
interface Sitter {
  readonly photo: Guided
  readonly face: Landmarks
  readonly gender: Gender
  /** Names the sitter's own random numbers. */
  readonly stream: string
}

const takeAgain = async (
  examine: Examiner,
  { photo, face, gender, stream }: Sitter,
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

/** Every series of second photos, one after another: each has the thread to itself anyway. */
const allAgain = async (
  examine: Examiner,
  sitter: Sitter,
  { series, again }: PhotosSetting,
): Promise<PhotoRecord['again']> => {
  const taken: Record<string, ReadonlyArray<SecondPhotoRecord>> = {}
  for (const one of series) {
    const photos: SecondPhotoRecord[] = []
    for (let number = 1; number <= again; number++)
      photos.push(await takeAgain(examine, sitter, number, one))
    taken[one.name] = photos
  }
  return taken
}

/** Where no face is found, the guide lies where a client puts it at first. */
const withoutFace = (pixels: Guided['pixels']): Guided => ({
  pixels,
  guide: { x: pixels.width / 2, y: (defaultHairline / 100) * pixels.height },
})

const examinePixels = async (
  { examine, findFaces }: Analyser,
  setting: PhotosSetting,
  photoFile: PhotoFile,
  pixels: Guided['pixels'],
): Promise<ExaminedFile> => {
  const { file, gender } = photoFile
  const face = largest(await findFaces(pixels))
  const guide = face === undefined ? undefined : guideOn(pixels, face)
  const photo = guide === undefined ? withoutFace(pixels) : { pixels, guide: guide.point }
  const answer = await answerTo(examine, photo, gender)
  const sitter = { photo, face: face ?? [], gender, stream: `${setting.seed}/${file}` }
  const record: PhotoRecord = {
    kind: 'photo',
    ...photoFile,
    guide: { hairline: hairlineIn(photo), isTold: guide?.isTold ?? false },
    answer,
    again: isResult(answer) && face ? await allAgain(examine, sitter, setting) : {},
  }
  return { record, pixels, face }
}

/** A photo of someone unknown as it is and in second photos, with the guide where its hair begins. */
export const examineFile = async (
  analyser: Analyser,
  setting: PhotosSetting,
  photoFile: PhotoFile,
): Promise<ExaminedFile> => {
  let pixels: Guided['pixels']
  try {
    pixels = await readPhoto(path.join(setting.folder, photoFile.file))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { record: { kind: 'unreadable', file: photoFile.file, why } }
  }
  return examinePixels(analyser, setting, photoFile, pixels)
}
