import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { portraitNamed } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import type { Landmarks } from '../src/face/landmarks.js'
import { meshSize } from '../src/face/mesh.js'
import type { Pixels } from '@kaoiro/core/photo'
import faceLineRound from './meshes/face-line-round.json' with { type: 'json' }
import faceLineSharp from './meshes/face-line-sharp.json' with { type: 'json' }
import springWoman from './meshes/spring-woman.json' with { type: 'json' }
import winterMan from './meshes/winter-man.json' with { type: 'json' }

/**
 * The meshes that `loadFaceDetector` finds in portraits drawn by `rasterise(drawFace(parameters))`: x, y and z of 478
 * points. If the drawings change, update the meshes with `node tools/dist/draw-fixtures/find-meshes.js`.
 */
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

/** A portrait with some parameters changed. */
export const changedPortrait = (name: MeshName, change: Partial<PortraitParameters>): Pixels =>
  photograph({ ...portraitNamed(name), ...change })

const drawn = new Map<MeshName, Pixels>()

/** The pixels of a drawn portrait, cached for all tests, because drawing takes about 40 ms. */
export const drawnPortrait = (name: MeshName): Pixels => {
  const portrait = drawn.get(name) ?? changedPortrait(name, {})
  drawn.set(name, portrait)
  return portrait
}
