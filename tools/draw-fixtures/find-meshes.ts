// `node tools/dist/draw-fixtures/find-meshes.js`: what the service's landmark model finds in some drawn portraits,
// for the tests of core, which has no model. To be run where the drawings or the model change.
import { writeFile } from 'node:fs/promises'
import { loadFaceDetector } from '@kaoiro/api/face-detector'
import { drawFace } from '@kaoiro/fixtures/portrait/drawing/draw-face'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { rasterise } from '@kaoiro/fixtures/pixels/rasterise'

const folder = new URL('../../../core/test/analysis/meshes/', import.meta.url)

const names = ['spring-woman', 'winter-man', 'face-line-round', 'face-line-sharp']

/** Pixels, as exact as a tenth of one. */
const tenths = (n: number): number => Math.round(10 * n) / 10

const findFaces = await loadFaceDetector()

for (const { name, parameters } of portraits.filter((portrait) => names.includes(portrait.name))) {
  const [face = []] = await findFaces(rasterise(drawFace(parameters)))
  const lines = face.map(({ x, y, z }) => `[${[x, y, z].map(tenths).join(', ')}]`)
  await writeFile(new URL(`${name}.json`, folder), `[\n  ${lines.join(',\n  ')}\n]\n`)
  console.log(name, face.length)
}
