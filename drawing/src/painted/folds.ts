import { cloth, clothTop } from './cloth.js'

// The folds are a height field lit from the upper left: a cowl that hangs between the shoulders, and folds that run
// down from them. Computed once in each tab, in small pieces, since it takes longer than a frame.

/** Texels per face width: folds are smooth, so that few suffice. */
const density = 100

const foldsSize = {
  width: Math.round((cloth.right - cloth.left) * density),
  height: Math.round((cloth.bottom - cloth.top) * density),
} as const

/** How much light the folds take from the cloth and give it, 0 to 255; without folds, `shade` is 255 and `light` 0. */
export interface Folds {
  readonly shade: Uint8ClampedArray
  readonly light: Uint8ClampedArray
}

/** A value of the folds at a place of the cloth, mixed from the four around it. */
export function foldAt(values: Uint8ClampedArray, x: number, y: number): number {
  const { width, height } = foldsSize
  const across = Math.min(width - 1.001, Math.max(0, (x - cloth.left) * density - 0.5))
  const down = Math.min(height - 1.001, Math.max(0, (y - cloth.top) * density - 0.5))
  const [column, row] = [Math.floor(across), Math.floor(down)]
  const at = row * width + column
  const upper = mix(values[at] ?? 0, values[at + 1] ?? 0, across - column)
  const lower = mix(values[at + width] ?? 0, values[at + width + 1] ?? 0, across - column)
  return mix(upper, lower, down - row)
}

/** Deterministic noise: smooth, between -1 and 1. */
const noise = (x: number, y: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const u = fade(x - i)
  return mix(
    mix(hash(i, j), hash(i + 1, j), u),
    mix(hash(i, j + 1), hash(i + 1, j + 1), u),
    fade(y - j),
  )
}

const fade = (t: number): number => t * t * (3 - 2 * t)

const mix = (a: number, b: number, share: number): number => a + (b - a) * share

const hash = (i: number, j: number): number => {
  let n = Math.imul(i, 374761393) + Math.imul(j, 668265263)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 0x7fffffff - 1
}

/** A ridge that is steeper on one side, as cloth that falls over itself; the period is 1. */
const fold = (phase: number): number => {
  const turn = 2 * Math.PI * phase
  const wave = 0.5 + 0.5 * Math.sin(turn + 0.85 * Math.sin(turn + 0.6))
  return wave * (1.4 - 0.4 * wave)
}

/** 0 up to `from`, 1 from `to` on, smooth between them. */
export function smoothstep(from: number, to: number, x: number): number {
  return fade(Math.min(Math.max((x - from) / (to - from), 0), 1))
}

/** The height of the cloth above the body. */
const heightAt = (x: number, y: number): number => {
  const side = Math.abs(x)
  const down = y - clothTop(x)
  // The cowl: folds converge at the shoulders and spread in the middle.
  const spread = 0.2 + 0.6 * Math.exp(-((x / 0.6) ** 2))
  const along = down / spread + 0.2 * noise(1.3 * x + 4, 1.1 * y + 2)
  const cowl =
    fold(1.5 * along + 0.05 + 0.2 * noise(1.3 * x, 7)) *
    0.13 *
    Math.exp(-0.7 * along) *
    spread *
    (1 - 0.85 * smoothstep(0.5, 0.95, side)) *
    (0.42 + 0.58 * smoothstep(0.05, 0.45, side) + 0.4 * noise(2.2 * x + 9, 1.7 * along))
  const fans = fan(x, y, -1) + fan(x, y, 1)
  const soft = 0.03 * noise(1.6 * x + 3, 1.7 * y) + 0.006 * noise(4 * x + 2 * y, 3 * y - x + 2)
  // The edge is rolled; the body curves away below the cloth.
  const roll = 0.018 * (1 - Math.exp(-down / 0.02)) - 0.014 * smoothstep(0.03, 0.12, down)
  return cowl + fans + soft + roll - 0.05 * side * side
}

/** Folds that fan out downwards from a shoulder. */
const fan = (x: number, y: number, shoulder: number): number => {
  const near = smoothstep(-0.45, 0.55, x * shoulder)
  const down = smoothstep(0.15, 0.8, y - 0.05)
  if (near * down === 0) return 0
  const [dx, dy] = [x - 0.62 * shoulder, y + 0.42]
  const angle = Math.atan2(dx, dy)
  const way = Math.hypot(dx, dy)
  const bend = noise(1.1 * way + 3 * shoulder, 1.8 * angle)
  return (
    fold(2.6 * angle + 0.45 * bend + 0.3 * shoulder) *
    (0.55 + 0.6 * noise(2.1 * angle + 5 * shoulder, 0.9 * way)) *
    0.1 *
    near *
    down
  )
}

/** From the upper left, in front. */
const from = { x: -0.3, y: -0.42, z: 0.86 } as const

/** How bright cloth of this slope is, relative to flat cloth. */
const brightnessOf = (dx: number, dy: number): number =>
  (from.z - dx * from.x - dy * from.y) / (Math.hypot(dx, dy, 1) * from.z)

/** Computes the folds; yields after each row, so that others can use the thread between them. */
export function* foldsByRows(): Generator<undefined, Folds> {
  const { width, height } = foldsSize
  const shade = new Uint8ClampedArray(width * height)
  const light = new Uint8ClampedArray(width * height)
  let above = heightsOfRow(-1)
  for (let row = 0; row < height; row++) {
    const heights = heightsOfRow(row)
    for (let column = 0; column < width; column++) {
      const here = heights[column + 1] ?? 0
      const dx = (here - (heights[column] ?? 0)) * density
      const dy = (here - (above[column + 1] ?? 0)) * density
      const brightness = brightnessOf(dx, dy) * headShade(column, row)
      shade[row * width + column] = 255 * brightness
      light[row * width + column] = 255 * (brightness - 1)
    }
    above = heights
    yield
  }
  return { shade, light }
}

const xOf = (column: number): number => cloth.left + column / density
const yOf = (row: number): number => cloth.top + row / density

/** The heights of a row, from the column before the first. */
const heightsOfRow = (row: number): Float32Array =>
  Float32Array.from({ length: foldsSize.width + 1 }, (_, i) => heightAt(xOf(i - 1), yOf(row)))

/** The head keeps some light from the cloth below the chin. */
const headShade = (column: number, row: number): number => {
  const x = xOf(column)
  const down = yOf(row) - clothTop(x)
  return 1 - 0.24 * Math.exp(-((x / 0.42) ** 2) - (down / 0.3) ** 2)
}
