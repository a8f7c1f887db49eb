import type { Run } from '../pen/geometry.js'
import { portion, through } from '../pen/geometry.js'
import type { Hairstyle } from './hair.js'
import { few, full } from './hair.js'
import { inked } from '../pen/pen.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

const crown: Run = through`-46 110, -51 86, -44 62, -22 45, 6 41, 32 48, 48 65, 51 86, 46 110`
const hairline: Run = through`46 110, 42 93, 33 79, 16 71, 0 70, -16 71, -33 79, -42 93, -46 110`

/** Strands from the hairline to where the hair is tied. */
const drawnBack: ReadonlyArray<Run> = [
  through`-45 104, -46 86, -34 67, -8 53, 22 53`,
  through`-38 86, -30 72, -10 62, 14 58`,
  through`-20 74, -6 66, 12 63, 30 63`,
  through`8 70, 22 67, 38 70`,
  through`44 102, 46 88, 45 74`,
]

/** Tied back, the tail over one shoulder, a few loose hairs at the temple. */
export const tied: Hairstyle = ({ cheek }, { lock, lockBehind, mass, outline, strand, wisps }) => ({
  back: group([
    lockBehind(
      through`34 58, 62 62, 76 93, 73 142, 80 190, 64 232`,
      through`38 76, 50 86, 56 116, 53 154, 58 192, 64 232`,
      full,
    ),
  ]),
  front: group([
    mass(crown, hairline),
    outline(crown, 1.05),
    ...drawnBack.map((run) => strand(run, 0.8)),
    lock(
      through`8 44, -20 53, -42 76, -50 104, ${-cheek - 1} 138`,
      through`8 69, -12 76, -33 91, ${-cheek + 2} 112, ${-cheek - 1} 138`,
      few,
    ),
    ...wisps(through`10 70, 28 79, ${cheek - 4} 98, ${cheek + 1} 122, ${cheek - 1} 146`),
  ]),
})

/** Drawn back, as a colour studio does before it holds cloth to a face. */
export const drawnBackPlain: Hairstyle = (shape, pen) => ({
  back: group([]),
  front: tied(shape, pen).front,
})

/** A low chignon with a deep side parting, and pearl earrings, which go with every season. */
export const chignon: Hairstyle = (
  { eyeY },
  { lock, mass, massBehind, outline, strand, wisps },
) => ({
  back: group([
    massBehind(through`-42 100, -36 150, -16 184`, through`30 190, 46 160, 46 100`),
    mass(through`28 168, 40 152, 58 154, 66 172, 58 192, 40 196, 28 184`),
    outline(through`36 156, 52 150, 66 166, 62 188, 44 198, 30 190`, 1.1),
    strand(through`38 164, 52 160, 58 172, 52 184, 40 184`, 0.8),
    strand(through`42 172, 50 170, 50 176`, 0.7),
  ]),
  front: group([
    lock(
      through`24 46, -8 37, -42 53, -55 84, -50 134`,
      through`24 69, 6 83, -22 93, -42 106, -50 134`,
      full,
    ),
    lock(
      through`24 46, 42 51, 53 70, 56 97, 50 136`,
      through`24 69, 34 76, 42 88, 46 106, 50 136`,
      few,
    ),
    ...wisps(through`24 46, 25 58, 24 69`),
    ...[-50, 50].flatMap((x) => [
      inked(through`${x} ${eyeY + 20}, ${x * 1.01} ${eyeY + 28}, ${x} ${eyeY + 34}`, 0.9),
      node('circle', {
        cx: x,
        cy: eyeY + 37,
        r: 3.2,
        fill: tones.paper,
        stroke: tones.ink,
        'stroke-width': 0.7,
      }),
    ]),
  ]),
})

/** Short, slicked back, with volume on one side. */
export const slicked: Hairstyle = (_, { lock, mass, massBehind, wisps }) => ({
  back: massBehind(through`-42 110, -36 160, -20 188`, through`20 188, 36 160, 42 110`),
  front: group([
    mass(through`-46 110, -50 81, -30 51, 10 44, 40 56, 51 86, 46 110`, hairline),
    lock(
      through`22 70, 20 43, -18 32, -50 60, -53 93, -46 122`,
      through`22 70, 2 67, -22 70, -38 84, -43 98, -46 122`,
      full,
    ),
    lock(
      through`22 70, 26 48, 44 55, 54 77, 53 98, 46 122`,
      through`22 70, 30 72, 37 81, 42 91, 44 104, 46 122`,
      few,
    ),
    ...wisps(
      through`20 69, 12 44, -14 29, -36 34`,
      portion(through`22 70, 8 51, -18 44, -40 58`, 0, 0.9),
    ),
  ]),
})
