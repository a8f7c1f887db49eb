import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'

/** Names of the files that contain core's large drawings (ui/site/build/illustrations.ts). */
export const illustrationFiles = {
  /** A portrait; in a season only for women, because the season colours the make-up. */
  pattern: (type: FaceType, gender: Gender, season?: Season): string =>
    season === undefined || gender === 'MEN'
      ? `${gender.toLowerCase()}-${type}.svg`
      : `${gender.toLowerCase()}-${type}-${season}.svg`,
  season: (season: Season): string => `${season}.svg`,
  counselling: 'counselling.svg',
}

/** Returns the file of the portrait without a season for that of a portrait in a season; null for other files. */
export const seasonlessFile = (file: string): string | null => {
  const plain = file.replace(/(\/women-[\w-]+)-(spring|summer|autumn|winter)\.svg$/, '$1.svg')
  return plain === file ? null : plain
}
