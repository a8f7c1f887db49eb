import { expect, test } from 'vitest'
import type { SvgNode } from '../src/pen/svg.js'
import { svgText } from '../src/pen/svg.js'
import { patternPicture } from '../src/figure/face-drawing.js'
import { seasonPicture } from '../src/scenes/season-drawing.js'
import { faceTypesOf, genders, seasons } from '@kaoiro/core/diagnosis'
import { nodesOf } from './charts/charts.js'

/** Every drawing that does not depend on a visitor. */
const drawings: ReadonlyArray<readonly [string, SvgNode]> = [
  ...genders.flatMap((gender) =>
    faceTypesOf(gender).map((type) => [`${type} ${gender}`, patternPicture(type, gender)] as const),
  ),
  ...seasons.flatMap((season) => [
    [season, seasonPicture(season)] as const,
    [`basic ${season}`, patternPicture('basic', 'WOMEN', season)] as const,
  ]),
]

const tags = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect'])
const attributes = new Set(
  'xmlns viewBox transform d cx cy r rx ry x y width height fill fill-opacity stroke stroke-width'.split(
    ' ',
  ),
)

test.each(drawings)('%s: uses only plain tags and presentation attributes', (_, drawing) => {
  const nodes = nodesOf(drawing)
  expect(nodes.map(({ tag }) => tag).filter((tag) => !tags.has(tag))).toEqual([])
  const names = nodes.flatMap((node) => Object.keys(node.attributes))
  expect(names.filter((name) => !attributes.has(name))).toEqual([])
})

test.each(drawings)('%s: contains no references or invalid numbers', (_, drawing) => {
  expect(svgText(drawing)).not.toMatch(/ id=|url\(|href|NaN|Infinity|undefined/)
})
