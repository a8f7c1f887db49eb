import { hundredths } from './svg.js'

export type Point = readonly [x: number, y: number]

/** The points of a smooth curve. */
export type Run = ReadonlyArray<Point>

/** The numbers of a template, and NaN for its values. Drawings consist mostly of templates, so each is parsed once. */
const parsed = new WeakMap<TemplateStringsArray, Run>()

const parse = (text: TemplateStringsArray): Run =>
  text
    .join('NaN')
    .split(',')
    .map((pair): Point => {
      const [x, y] = pair.trim().split(/\s+/).map(Number)
      return [x ?? NaN, y ?? NaN]
    })

/** The points of coordinates: through`0 0, 10 ${y}`. */
export function through(text: TemplateStringsArray, ...values: ReadonlyArray<number>): Run {
  const run = parsed.get(text) ?? parse(text)
  parsed.set(text, run)
  let next = 0
  const filled = (n: number): number => (Number.isNaN(n) ? (values[next++] ?? NaN) : n)
  return values.length === 0 ? run : run.map(([x, y]): Point => [filled(x), filled(y)])
}

/** Maps a feature from -1 … 1 to a … b. */
export function between(a: number, b: number, feature: number): number {
  return a + ((b - a) * (feature + 1)) / 2
}

/** Linear interpolation between two points. */
export function mixed(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/** Linear interpolation between two runs with the same number of points. */
export function mixedRun(a: Run, b: Run, t: number): Run {
  return a.flatMap((point, i) => {
    const other = b[i]
    return other === undefined ? [] : [mixed(point, other, t)]
  })
}

/** Mirrors a run at the axis x = 0. */
export const mirrored = (run: Run): Run => run.map(([x, y]) => [-x, y])

export const reversed = (run: Run): Run => [...run].reverse()

export function moved(run: Run, dx: number, dy: number): Run {
  return run.map(([x, y]) => [x + dx, y + dy])
}

/** `Math.hypot` is many times slower, and drawing a face takes some ten thousand calls. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
}

/** A cubic Bézier segment: start, two control points, end. */
export type Segment = readonly [Point, Point, Point, Point]

/** Unit tangent at b, by chord length, which handles unevenly spaced points. */
const tangent = (a: Point, b: Point, c: Point): Point => {
  const length = distance(a, b) + distance(b, c)
  return length === 0 ? [0, 0] : [(c[0] - a[0]) / length, (c[1] - a[1]) / length]
}

/** The smooth curve through a run, as Bézier segments. */
export function segments(run: Run): ReadonlyArray<Segment> {
  return run.slice(1).flatMap((to, i) => {
    const from = run[i]
    if (from === undefined) return []
    const third = distance(from, to) / 3
    const out = tangent(run[i - 1] ?? from, from, to)
    const into = tangent(from, to, run[i + 2] ?? to)
    return [
      [
        from,
        [from[0] + out[0] * third, from[1] + out[1] * third],
        [to[0] - into[0] * third, to[1] - into[1] * third],
        to,
      ] as const,
    ]
  })
}

const pointOn = ([a, b, c, d]: Segment, t: number): Point => {
  const s = 1 - t
  const at = (i: 0 | 1) =>
    s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i]
  return [at(0), at(1)]
}

/** Points of the smooth curve through a run, about one stride apart. */
export function sampled(run: Run, stride: number): Run {
  return segments(run).flatMap((segment, i) => {
    const count = Math.max(1, Math.ceil(distance(segment[0], segment[3]) / stride))
    const points = Array.from({ length: count }, (_, k) => pointOn(segment, (k + 1) / count))
    return i === 0 ? [segment[0], ...points] : points
  })
}

/** The part of a smooth curve between two positions along it, 0 to 1. */
export function portion(run: Run, from: number, to: number): Run {
  const line = sampled(run, 4)
  const last = line.length - 1
  return line
    .slice(Math.round(from * last), Math.round(to * last) + 1)
    .filter((_, i, part) => i % 4 === 0 || i === part.length - 1)
}

const pair = ([x, y]: Point): string => `${hundredths(x)} ${hundredths(y)}`

const curves = (run: Run): string =>
  segments(run)
    .map(([, a, b, to]) => `C${pair(a)} ${pair(b)} ${pair(to)}`)
    .join('')

/** Path data of a closed shape: each run is smooth, with corners where runs meet. */
export function shapePath(...runs: ReadonlyArray<Run>): string {
  return (
    runs
      .map((run, i) => {
        const first = run[0]
        return first === undefined ? '' : `${i === 0 ? 'M' : 'L'}${pair(first)}${curves(run)}`
      })
      .join('') + 'Z'
  )
}
