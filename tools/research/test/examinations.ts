import type { Examination } from '@kaoiro/analyser/analyse'
import type { Distribution, FaceType, Level, Trait } from '@kaoiro/core/diagnosis'
import { faceTypes, traits } from '@kaoiro/core/diagnosis'
import type { Answer, PhotoRecord } from '../evaluate/records/records.js'

const each = <A>(value: A) =>
  Object.fromEntries(traits.map((trait) => [trait, value])) as Record<Trait, A>

const grey = { red: -1, green: -1, blue: -1 }

const evidence: Examination['evidence'] = {
  shape: {
    measures: each(0.3),
    pose: { yaw: 0, pitch: 0 },
    expression: { open: 0, corners: 0.3, lips: 0.14 },
  },
  colours: { skin: grey, whites: [] },
  sideLight: 0,
  roll: 0,
  forehead: 0.15,
  foreheadPerPercent: 0.02,
  isForeheadGuessed: false,
  lineAcrossNose: 0,
  detail: { faceWidth: 300, sharpness: 0.1 },
}

/** The chances of face types; the others are 0. */
export function typesWith(some: Partial<Distribution<FaceType>>): Distribution<FaceType> {
  return {
    ...(Object.fromEntries(faceTypes.map((type) => [type, 0])) as Distribution<FaceType>),
    ...some,
  }
}

/** An examination with the given fields; the others have defaults. */
export function examination(
  some: Partial<Examination> & { readonly level?: Level } = {},
): Examination {
  const { level = 3, ...rest } = some
  return {
    evidence,
    scores: each(level - 3),
    levels: each(level),
    position: { curve: 0, age: 0 },
    faceType: 'chic',
    colours: { skin: { red: 0, blue: 0, light: 0 } },
    norms: 'shipped-1',
    season: 'winter',
    composition: { spring: 10, summer: 20, autumn: 0, winter: 70 },
    seasonWithout: {},
    faceTypes: typesWith({ chic: 90, sweet: 10 }),
    levelConfidence: each(0.9),
    doubts: [],
    ...rest,
  }
}

/** A photo, with the answers to it prepared in other ways. */
export function photoRecord(
  file: string,
  answer: Answer,
  ...again: ReadonlyArray<Answer>
): PhotoRecord {
  return {
    kind: 'photo',
    file,
    folder: file.split('/')[0] ?? '',
    gender: file.startsWith('male') ? 'MEN' : 'WOMEN',
    guide: { hairline: 20, isHairlineFound: file.includes('found'), photoHeight: 1200 },
    answer,
    again,
  }
}
