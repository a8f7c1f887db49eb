import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'
import {
  illustrationFiles,
  seasonlessFile,
} from '../../../src/components/pictures/illustration-files.js'

const patternArb = fc
  .constantFrom(...genders)
  .chain((gender) => fc.constantFrom(...faceTypesOf(gender)).map((type) => ({ gender, type })))
const seasonArb = fc.constantFrom(...seasons)

describe('the file of a portrait', () => {
  it('depends on the season for women, and is the same in every season for men', () =>
    fc.assert(
      fc.property(patternArb, ({ type, gender }) => {
        const files = new Set(
          seasons.map((season) => illustrationFiles.pattern(type, gender, season)),
        )
        expect(files.size).toBe(gender === 'MEN' ? 1 : seasons.length)
      }),
    ))

  it('in a season has the one without a season as its substitute', () =>
    fc.assert(
      fc.property(patternArb, seasonArb, ({ type, gender }, season) => {
        const plain = `drawings/${illustrationFiles.pattern(type, gender)}`
        const inSeason = `drawings/${illustrationFiles.pattern(type, gender, season)}`
        expect(seasonlessFile(inSeason) ?? inSeason).toBe(plain)
        expect(seasonlessFile(plain)).toBeNull()
        expect(seasonlessFile(`drawings/${illustrationFiles.season(season)}`)).toBeNull()
      }),
    ))
})
