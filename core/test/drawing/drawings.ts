import type { SvgNode } from '../../src/drawing/pen/svg.js'
import { counsellingPicture } from '../../src/drawing/scenes/counselling-drawing.js'
import { patternPicture } from '../../src/drawing/figure/face-drawing.js'
import { seasonPicture } from '../../src/drawing/scenes/season-drawing.js'
import { tipPicture } from '../../src/drawing/scenes/tip-drawing.js'
import { faceTypesOf } from '../../src/diagnosis/face-type.js'
import { genders } from '../../src/diagnosis/gender.js'
import { seasons } from '../../src/diagnosis/season.js'

export const patterns: ReadonlyArray<readonly [string, SvgNode]> = genders.flatMap((gender) =>
  faceTypesOf(gender).map((type) => [`${type} ${gender}`, patternPicture(type, gender)] as const),
)

/** Every drawing that does not depend on a visitor. */
export const drawings: ReadonlyArray<readonly [string, SvgNode]> = [
  ...patterns,
  ...seasons.map((season) => [season, seasonPicture(season)] as const),
  ...(['light', 'front', 'neutral', 'remove', 'bare'] as const).map(
    (tip) => [tip, tipPicture(tip)] as const,
  ),
  ['counselling', counsellingPicture()],
]

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

const one = (name: string, [x = NaN, y = x]: ReadonlyArray<number>): Matrix => {
  if (name === 'translate') return [1, 0, 0, 1, x, y]
  if (name === 'scale') return [x, 0, 0, y, 0, 0]
  const angle = (x * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
}

const matrixOf = (transform: string): Matrix =>
  [...transform.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)].reduce<Matrix>(
    (whole, [, name = '', list = '']) => times(whole, one(name, list.split(/[ ,]+/).map(Number))),
    [1, 0, 0, 1, 0, 0],
  )

const number = (node: SvgNode, name: string): number => Number(node.attributes[name] ?? 0)

/** Corners of the box around a node, in its own coordinates. */
const own = (node: SvgNode): ReadonlyArray<readonly [number, number]> => {
  const at = (name: string) => number(node, name)
  if (node.tag === 'path') {
    const numbers = String(node.attributes['d']).match(/-?\d*\.?\d+(?:e-?\d+)?|NaN|Infinity/g) ?? []
    return numbers.flatMap((x, i) =>
      i % 2 === 0 ? [[Number(x), Number(numbers[i + 1])] as const] : [],
    )
  }
  if (node.tag === 'rect') {
    return [
      [at('x'), at('y')],
      [at('x') + at('width'), at('y') + at('height')],
    ]
  }
  if (node.tag !== 'circle' && node.tag !== 'ellipse') return []
  const rx = node.tag === 'circle' ? at('r') : at('rx')
  const ry = node.tag === 'circle' ? at('r') : at('ry')
  return [
    [at('cx') - rx, at('cy') - ry],
    [at('cx') + rx, at('cy') + ry],
  ]
}

/** Every coordinate of a drawing including control points, in the root's coordinates. */
export const pointsOf = (root: SvgNode): ReadonlyArray<readonly [number, number]> => {
  const points: Array<readonly [number, number]> = []
  const collect = (node: SvgNode, outer: Matrix): void => {
    const m = times(outer, matrixOf(String(node.attributes['transform'] ?? '')))
    for (const [x, y] of own(node))
      points.push([m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]])
    for (const child of node.children) if (typeof child !== 'string') collect(child, m)
  }
  collect(root, [1, 0, 0, 1, 0, 0])
  return points
}

/** How far a drawing extends beyond its viewBox; NaN if a coordinate is not a number. */
export const overflow = (root: SvgNode): number => {
  const [, , width = NaN, height = NaN] = String(root.attributes['viewBox']).split(' ').map(Number)
  return pointsOf(root).reduce(
    (max, [x, y]) => Math.max(max, -x, -y, x - width, y - height),
    Number.NEGATIVE_INFINITY,
  )
}
