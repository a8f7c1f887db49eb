import type { Page } from 'playwright-core'

/** Holds back the message that sends the first photo to the worker, until `releasePreparation` is called. */
export const holdPreparation = (page: Page) =>
  page.addInitScript(() => {
    const released = new Promise((resolve) => addEventListener('release', resolve))
    const worker = Worker.prototype
    const postMessage = Reflect.get(worker, 'postMessage') as (...all: Array<unknown>) => void
    worker.postMessage = function (...all: Array<unknown>) {
      const [{ name }] = all as [{ readonly name?: unknown }]
      if (name !== 'prepare') {
        postMessage.apply(this, all)
        return
      }
      worker.postMessage = postMessage
      void released.then(() => postMessage.apply(this, all))
    }
    const shown = async () => {
      // The app handles a prepared photo some frames later.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      document.body.dataset['released'] = ''
    }
    void released.then(() =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('photo-prepared').length > 0) void shown()
      }).observe({ type: 'measure' }),
    )
  })

/** Sends the held photo to the worker, and resolves when the app has handled the prepared photo. */
export const releasePreparation = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await page.locator('[data-released]').waitFor({ state: 'attached' })
}

/** Makes the page prepare photos without a worker. */
export const withoutWorker = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
