// `node tools/dist/draw-fixtures/find-meshes.js`: writes the landmarks that the service's model finds in some drawn
// portraits, for the tests of core. Run it after a change of the drawings or the model.
import { writeFile } from 'node:fs/promises'
import { loadFaceDetector } from '@kaoiro/analyser/node'
import { drawFace } from '@kaoiro/fixtures/portrait/drawing/draw-face'
import { portraits } from '@kaoiro/fixtures/portrait/parameters/portraits'
import { rasterise } from '@kaoiro/fixtures/pixels/rasterise'

const folder = new URL('../../../analyser/test/meshes/', import.meta.url)

const names = ['spring-woman', 'winter-man', 'face-line-round', 'face-line-sharp']

/** Rounds pixels to tenths. */
const tenths = (n: number): number => Math.round(10 * n) / 10

const findFaces = await loadFaceDetector()

for (const { name, parameters } of portraits.filter((portrait) => names.includes(portrait.name))) {
  const [face = []] = await findFaces(rasterise(drawFace(parameters)))
  const lines = face.map(({ x, y, z }) => `[${[x, y, z].map(tenths).join(', ')}]`)
  await writeFile(new URL(`${name}.json`, folder), `[\n  ${lines.join(',\n  ')}\n]\n`)
  console.log(name, face.length)
}
