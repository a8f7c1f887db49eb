import { describe, expect, it } from 'vitest'
import { faceTypesOf, genders } from '@kaoiro/core/diagnosis'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadScreens } from '@kaoiro/texts/load'
import { sampleResults } from '../../src/cards/sample-drawing.js'

describe.each(genders)('the sample result of %s', (gender) => {
  const { faceType, colorType } = sampleResults[gender]

  it('has a pattern that this gender can be shown', () =>
    expect(faceTypesOf(gender)).toContain(faceType))

  it.each(languages)('has the names of a result in %s', async (language) => {
    const { samples } = await loadScreens(language)
    const { faceTypes, seasons } = await loadContent(language)
    expect(samples.names[gender]).toEqual({
      pattern: faceTypes[faceType].name,
      colour: seasons[colorType].name,
    })
  })
})
