import type { Page } from 'playwright-core'
import { camera as words } from '@kaoiro/texts/ja'
import type { Site } from '../../browser.js'
import { visitorOf } from '../../visitor.js'
import type { Scene } from './fake-camera.js'
import { showScene, trackStates, withCamera } from './fake-camera.js'

/** Visits of the photo step. `begin` waits there, the others open the camera in the page. */
export const cameraVisits = (site: Site) => {
  const begin = async (prepare: (page: Page) => Promise<unknown>) => {
    const page = await site.open('/capture?gender=WOMEN', prepare)
    const dialog = page.getByRole('dialog', { name: words.title })
    return {
      page,
      visitor: visitorOf(page),
      dialog,
      take: page.getByRole('button', { name: '撮影する', exact: true }),
      video: dialog.locator('video'),
      hint: (text: string) => dialog.getByRole('status').getByText(text).waitFor(),
      shutter: dialog.getByRole('button', { name: words.shutter }),
      auto: dialog.getByRole('button', { name: words.auto }),
      show: (scene: Scene) => page.evaluate(showScene, scene),
      tracks: () => page.evaluate(trackStates),
    }
  }

  const open = async (scene: Scene) => {
    const visit = await begin(withCamera(scene))
    await visit.take.click()
    await visit.video.waitFor()
    return visit
  }

  /** Turns the shutter's own release off, so that a test can take its time. */
  const openByHand = async (scene: Scene) => {
    const visit = await open('far')
    await visit.auto.click()
    await visit.show(scene)
    return visit
  }

  return { begin, open, openByHand }
}
