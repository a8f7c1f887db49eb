import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'

/** Tips for a good photo: white paper, even light, facing the camera, no smile, nothing on the face, no make-up. */
export type Tip = 'paper' | 'light' | 'front' | 'neutral' | 'remove' | 'bare'

/** Names of the files that contain core's large drawings (ui/site/build/illustrations.ts). */
export const illustrationFiles = {
  /** A portrait; in a season only for women, because the season colours the make-up. */
  pattern: (type: FaceType, gender: Gender, season?: Season): string =>
    season === undefined || gender === 'MEN'
      ? `${gender.toLowerCase()}-${type}.svg`
      : `${gender.toLowerCase()}-${type}-${season}.svg`,
  season: (season: Season): string => `${season}.svg`,
  /** One of the pictures in drawing/scenes; nobody is in the one of things to take off. */
  tip: (tip: Tip, gender: Gender): string =>
    tip === 'remove' ? 'tip-remove.svg' : `tip-${tip}-${gender.toLowerCase()}.svg`,
  counselling: 'counselling.svg',
}

/** Returns the file of the portrait without a season for that of a portrait in a season; null for other files. */
export function seasonlessFile(file: string): string | null {
  const plain = file.replace(/(\/women-[\w-]+)-(spring|summer|autumn|winter)\.svg$/, '$1.svg')
  return plain === file ? null : plain
}
