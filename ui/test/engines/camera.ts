import { Buffer } from 'node:buffer'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { camera as words, counter, start } from '@kaoiro/texts/ja'
import {
  installCamera,
  refuseCamera,
  scenePictures,
  showScene,
  trackStates,
} from '../capture/camera/fake-camera.js'
import type { Tab } from './engine.js'
import { run } from './engine.js'
import { hasCameraInput } from './in-page.js'
import type { Visitor } from './visitor.js'

interface Visit {
  readonly tab: Tab
  readonly visitor: Visitor
}

/** Defines the tests of the camera in the page in one engine. @param begin goes to the photo step */
export const itOpensTheCamera = (name: string, begin: () => Promise<Visit>): void => {
  // WebKit's port for Linux lacks the streams of the fake camera.
  if (name !== 'WebKit') itTakesAPhoto(begin)

  it('leads to the camera app in one tap if the camera is refused', async () => {
    const { tab, visitor } = await begin()
    await run(tab, refuseCamera, 'NotAllowedError')
    await visitor.press('button', '撮影する')
    await visitor.sees(words.failures.refused)
    await visitor.sees(words.native)
    expect(await run(tab, hasCameraInput)).toBe(true)
    await visitor.press('button', words.close)
    await visitor.seesNoLonger(words.native)
    expect(await run(tab, hasCameraInput)).toBe(true)
  })
}

const itTakesAPhoto = (begin: () => Promise<Visit>): void => {
  it('takes a photo with the camera in the page, guided', async () => {
    const { tab, visitor } = await begin()
    await run(tab, installCamera, scenePictures(), 'dark')
    await visitor.press('button', '撮影する', 'touch')
    for (const [scene, hint] of [
      ['dark', 'too-dark'],
      ['far', 'closer'],
      ['turned', 'straight'],
    ] as const) {
      await run(tab, showScene, scene)
      await visitor.sees(words.hints[hint])
    }
    await run(tab, showScene, 'good')
    await visitor.heading('撮影した画像')
    await expect.poll(visitor.hairline).toBe('20')
    expect(await run(tab, trackStates)).toEqual(['ended'])
  })
}

/** Whether a picture is dark above its middle, as the ground of the camera is. */
const isDark = (screenshot: Uint8Array): boolean => {
  const { width, height, data } = PNG.sync.read(Buffer.from(screenshot))
  const start = 4 * (Math.floor(height / 4) * width + Math.floor(width / 2))
  return data.subarray(start, start + 3).every((byte) => byte < 64)
}

/** Defines the test of a tablet at a counter in one engine. @param visit opens the counter */
export const itLeadsThroughTheCounter = (visit: () => Promise<Visit>): void => {
  it('leads through the counter, with the camera above the page that fills the screen', async () => {
    const { tab, visitor } = await visit()
    await visitor.sees(counter.choose)
    await run(tab, refuseCamera, 'NotAllowedError')
    await visitor.press('button', '女性')
    await visitor.press('button', start.gender.terms.agree)
    await visitor.sees(words.native)
    const isFull = () => tab.evaluate('document.fullscreenElement !== null')
    await expect.poll(isFull).toBe(true)
    // WebKit finds a covered dialog at any point, so only the picture tells.
    await expect.poll(async () => isDark(await tab.screenshot())).toBe(true)
    await tab.chooseFile('dialog input[type=file]', fixturePath('portraits/spring-woman.jpg'))
    await visitor.heading('撮影した画像')
    await visitor.press('button', 'この画像で診断する')
    await visitor.sees(counter.take.heading)
    await visitor.press('button', counter.clear)
    await visitor.sees(counter.choose)
  })
}
