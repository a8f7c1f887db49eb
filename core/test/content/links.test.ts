import { expect, test } from 'vitest'
import { faceTypeLink, seasonLink } from '@kaoiro/core/content/links'
import { faceTypes } from '@kaoiro/core/face-type'
import { seasons } from '@kaoiro/core/season'

test('every face pattern and every season has a page of its own', () => {
  const links = [...faceTypes.map(faceTypeLink), ...seasons.map(seasonLink)]
  expect(links.every((link) => URL.canParse(link))).toBe(true)
  expect(new Set(links).size).toBe(faceTypes.length + seasons.length)
})
