import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import type { Behaviours, SessionCallName } from '@kaoiro/fixtures/services/faulty/faults'
import { callOf } from '@kaoiro/fixtures/services/faulty/faults'
import type { FaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import { startFaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import type { Site } from '../../browser.js'
import { visitorOf } from '../../visitor.js'

/** A visitor during an analysis by a service that can fail at any point. The page's clock is a fake one. */
export interface FaultyVisit {
  readonly page: Page
  readonly visitor: ReturnType<typeof visitorOf>
  readonly service: FaultyService
  /** Waits until the analysis has been requested this many times, then advances the clock to the first poll. */
  readonly toPoll: (requests?: number) => Promise<void>
  /**
   * Returns the calls made by the page. The service may see more: Chromium repeats calls, POSTs included, that
   * were dropped on a connection that was opened in advance or used before.
   */
  readonly made: () => ReadonlyArray<SessionCallName>
}

export const captureOfWomen = '/capture?gender=WOMEN'

const built = path.join(import.meta.dirname, '../../../dist')

const isCall = ({ pathname }: URL): boolean => /^\/(v1|bucket)\//.test(pathname)

/** Serves the built page, because the faulty service answers API calls only. */
const fromBuild = (route: Route) => {
  const { pathname } = new URL(route.request().url())
  const file = path.extname(pathname) === '' ? 'shell.html' : pathname
  return route.fulfill({ path: path.join(built, file) })
}

/** Resolves once the service has received a call this many times. */
export const received = (service: FaultyService, call: SessionCallName, times: number) =>
  service.until((calls) => calls.filter((seen) => seen.call === call).length >= times)

/** Sends a photo to a new faulty service. */
export const visitFaulty = async (site: Site, behaviours: Behaviours): Promise<FaultyVisit> => {
  const service = await startFaultyService(behaviours)
  let made: ReadonlyArray<SessionCallName> = []
  const page = await site.open(service.address + captureOfWomen, async (page) => {
    await page.clock.install()
    await page.route((url) => !isCall(url), fromBuild)
  })
  page.on('request', (request) => {
    const call = callOf(`${request.method()} ${new URL(request.url()).pathname}`)
    if (call !== null) made = [...made, call]
  })
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  return {
    page,
    visitor,
    service,
    toPoll: async (requests = 1) => {
      await visitor.status.getByText('分析中').waitFor()
      await received(service, 'request', requests)
      await page.clock.runFor(3_000)
    },
    made: () => made,
  }
}
