import type { Page } from 'playwright-core'
import { heldFiles } from '../held-files.js'

/** One of the models: an analysis needs them all. */
const model = '**/iris-*.bin'

/** What is requested for an analysis or a look on the device. */
export const analysisFile = /^\/assets\/(analysis-worker|blazeface|facemesh|iris|tensorflow|jpeg)-/

/** The workers of a page that analyse photos. */
export const analysisWorkers = (page: Page) =>
  page.workers().filter((worker) => worker.url().includes('analysis'))

/** Models that come when they are released, and not before. */
export const heldModels = () => heldFiles(model)

/** A model that is not as it was built. */
export const changedModel = (page: Page) =>
  page.context().route(model, (route) => route.fulfill({ body: 'something else' }))

/** A model that does not come. */
export const missingModel = (page: Page) => page.context().route(model, (route) => route.abort())
