import { describe, expect, it } from 'vitest'
import { faceTypesOf, genders } from '@kaoiro/core/diagnosis'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadScreens } from '@kaoiro/texts/load'
import { keyColours } from '@kaoiro/core/palette'
import { samplePicture, sampleResults } from '../../src/cards/sample-drawing.js'
import { svgText } from '../../src/pen/svg.js'

describe.each(genders)('the sample result of %s', (gender) => {
  const { faceType, colorType } = sampleResults[gender]

  it('has a pattern that this gender can be shown', () =>
    expect(faceTypesOf(gender)).toContain(faceType))

  it('wears its five colours in turn, and a woman shades of lipstick', () => {
    const worn = [...svgText(samplePicture(gender)).matchAll(/ values="([^"]*)"/g)].map(
      ([, values = '']) => [...new Set(values.split(';'))],
    )
    expect(worn).toContainEqual(keyColours(colorType).map(({ colour }) => colour))
    // Cloth, and both lips.
    expect(worn).toHaveLength(gender === 'MEN' ? 1 : 3)
    expect(worn.every((colours) => colours.length > 2)).toBe(true)
  })

  it('has the same parts at rest, all of them still', () => {
    const moving = svgText(samplePicture(gender))
    const still = svgText(samplePicture(gender, true))
    expect(still).not.toContain('<animate')
    expect(still).toBe(moving.replaceAll(/><animate[^>]*><\/path>/g, '/>'))
  })

  it.each(languages)('has the names of a result in %s', async (language) => {
    const { samples } = await loadScreens(language)
    const { faceTypes, seasons } = await loadContent(language)
    expect(samples.names[gender]).toEqual({
      pattern: faceTypes[faceType].name,
      colour: seasons[colorType].name,
    })
  })
})
