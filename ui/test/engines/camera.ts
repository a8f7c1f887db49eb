import { expect, it } from 'vitest'
import { camera as words } from '@kaoiro/texts/ja'
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
import { patience } from './visitor.js'

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
    await expect.poll(visitor.hairline, patience).toBe('20')
    expect(await run(tab, trackStates)).toEqual(['ended'])
  })
}
