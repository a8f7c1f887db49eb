import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import type { Landmarks } from '../src/face/landmarks.js'
import { meshSize } from '../src/face/mesh.js'
import type { Pixels } from '@kaoiro/core/photo'
import faceLineRound from './meshes/face-line-round.json' with { type: 'json' }
import faceLineSharp from './meshes/face-line-sharp.json' with { type: 'json' }
import springWoman from './meshes/spring-woman.json' with { type: 'json' }
import winterMan from './meshes/winter-man.json' with { type: 'json' }

/** The meshes that `loadFaceDetector` finds in the portraits: x, y and z of 478 points, rounded to tenths. */
const coordinates = {
  'spring-woman': springWoman,
  'winter-man': winterMan,
  'face-line-round': faceLineRound,
  'face-line-sharp': faceLineSharp,
} as const

export type MeshName = keyof typeof coordinates

export const meshNames: ReadonlyArray<MeshName> = [
  'spring-woman',
  'winter-man',
  'face-line-round',
  'face-line-sharp',
]

export const meshOf = (name: MeshName): Landmarks => {
  const points = coordinates[name]
  return Array.from({ length: meshSize }, (_, i) => {
    const [x = NaN, y = NaN, z = NaN] = points[i] ?? []
    return { x, y, z }
  })
}

export const drawnPortrait = (name: MeshName): Pixels => photograph(name)
