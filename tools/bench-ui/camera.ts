/// <reference lib="dom" />
import type { Pixels } from '@kaoiro/core/photo'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { withFolder } from '../programs/with-folder.js'
import { cpuSlowdown } from './examination.js'
import { longestTaskWhile } from './longest-task.js'
import type { Row } from './row.js'
import { limited } from './row.js'
import { withSite } from './site.js'

/** A colour's luma and chroma in full-range bytes (ITU-R BT.601). */
const yuvOf = (red: number, green: number, blue: number): readonly [number, number, number] => [
  0.299 * red + 0.587 * green + 0.114 * blue,
  128 - 0.168736 * red - 0.331264 * green + 0.5 * blue,
  128 + 0.5 * red - 0.418688 * green - 0.081312 * blue,
]

/**
 * A picture as a video of one frame, which Chromium's fake camera repeats (YUV4MPEG2, chroma at half the resolution).
 *
 * @param pixels with even sides
 */
function fakeVideo({ width, height, data }: Pixels): Uint8Array {
  const header = new TextEncoder().encode(
    `YUV4MPEG2 W${width} H${height} F30:1 Ip C420jpeg\nFRAME\n`,
  )
  const [luma, chroma] = [width * height, (width * height) / 4]
  const bytes = new Uint8Array(header.length + luma + 2 * chroma)
  bytes.set(header)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      const [l, u, v] = yuvOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      bytes[header.length + y * width + x] = l
      if (x % 2 === 1 || y % 2 === 1) continue
      const half = header.length + luma + (y * width) / 4 + x / 2
      bytes[half] = u
      bytes[half + chroma] = v
    }
  return bytes
}

const runs = 5

/** The size that the page asks for, and a face that fills the outline in the part that it shows. */
const size = { width: 1440, height: 1080 } as const
const drawnFace = () =>
  photograph('spring-woman', {
    ...{ size, scale: (0.52 * 810) / 1440, position: { x: 0.5, y: 0.44 } },
  })

/** Measures the camera in the page, from the tap to its photo, with the CPU throttled by `cpuSlowdown`; the maximum of all runs. */
export function cameraRows(ui: string): Promise<ReadonlyArray<Row>> {
  return withFolder(async (folder) => {
    const video = path.join(folder, 'camera.y4m')
    writeFileSync(video, fakeVideo(drawnFace()))
    const flags = [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ]
    const longest = await withSite(ui, ({ visit }) => visit(measureCamera), flags)
    return [limited('camera: longest task of the page', longest, '<=', 50, 'ms')]
  })
}

const measureCamera = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page)
  const longest: Array<number> = []
  for (let run = 0; run < runs; run++) {
    await page.goto('/capture?gender=WOMEN')
    const take = page.getByRole('button', { name: '撮影する', exact: true })
    await take.waitFor()
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    longest.push(
      await longestTaskWhile(page, async () => {
        await page.evaluate(() => performance.mark('watch-tasks'))
        await take.tap()
        await page.getByRole('dialog').waitFor()
        // The page takes the photo, since the face fills the outline.
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.evaluate(() => performance.mark('tasks-watched'))
      }),
    )
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.getByRole('slider').waitFor()
  }
  return Math.max(...longest)
}
