import path from 'node:path'
import sharp from 'sharp'
import { fixturePath } from '@kaoiro/fixtures/files'
import { withFolder } from '../programs/with-folder.js'
import { workspace } from '../programs/workspace.js'
import { kaoiro, node, processPeak, processTime } from '../programs/cost.js'
import type { Row } from './row.js'
import { ratioRow } from './row.js'

const photo = fixturePath('photos/12-megapixels.jpg')
const megapixels = '12 megapixels'
const bare = (name: 'sharp' | 'jimp') => path.join(workspace, `tools/dist/bench/bare/${name}.js`)

const check = (engine: string, file: string) => [kaoiro, 'check', file, '--image-engine', engine]

export const coldRow =
  (engine: 'sharp' | 'jimp', rounds: number, max: number) => (): Promise<Row> =>
    withFolder((folder) =>
      ratioRow({
        name: `${megapixels} by ${engine}, whole process: kaoiro check`,
        ours: () => processTime(check(engine, photo)),
        bare: () => processTime([bare(engine), photo, path.join(folder, 'out.jpg')]),
        bareName: `bare ${engine}`,
        rounds,
        max,
      }),
    )

/** Number of photos after which the frequently executed code is compiled. */
const warmTimes = 6

export function warmJimpRow(): Promise<Row> {
  return withFolder((folder) =>
    ratioRow({
      name: `${megapixels} by jimp, the ${warmTimes}th of one thread`,
      ours: () =>
        Number(
          node(path.join(workspace, 'tools/dist/bench/warm-thread.js'), photo, String(warmTimes)),
        ),
      bare: () =>
        Number(node(bare('jimp'), photo, path.join(folder, 'out.jpg'), String(warmTimes))),
      bareName: 'bare jimp',
      rounds: 3,
      max: 1,
    }),
  )
}

const maxMegabytes = 1000

/** Enlarges the photo of 12 megapixels to twice its width and height. */
const draw48Megapixels = (out: string) =>
  sharp(photo).resize({ width: 6048, height: 8064 }).jpeg({ quality: 92 }).toFile(out)

export const memoryRow = (engine: 'sharp' | 'jimp') => (): Promise<Row> =>
  withFolder(async (folder) => {
    const large = path.join(folder, 'large.jpg')
    await draw48Megapixels(large)
    const peak = processPeak(...check(engine, large))
    const idle = processPeak('-e', '0')
    return {
      name: `48 megapixels by ${engine}, peak memory of the process`,
      value: peak,
      unit: 'MB',
      baseline: idle,
      baselineName: 'node -e 0',
      ratio: peak / idle,
      goal: `<= ${maxMegabytes} MB`,
      reached: peak <= maxMegabytes,
    }
  })
