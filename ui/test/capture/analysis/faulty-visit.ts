import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import type { SessionCallName, Behaviours, SeenCall } from '@kaoiro/fixtures/services/faulty/faults'
import { callOf } from '@kaoiro/fixtures/services/faulty/faults'
import type { FaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import { startFaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import type { Site } from '../../browser.js'
import { visitorOf } from '../../visitor.js'

/** A visitor with a photo, before a service that can go wrong at every point. */
export interface FaultyVisit {
  readonly page: Page
  readonly visitor: ReturnType<typeof visitorOf>
  readonly service: FaultyService
  /** Starts the check of the photo, chosen where none is, over a service that behaves so. */
  readonly check: (behaviours: Behaviours) => Promise<void>
  /** Lets the time go by until the first poll, once the analysis has been requested so often. */
  readonly toPoll: (requests?: number) => Promise<void>
  /**
   * The calls that the page has made since the check. The service may see more: Chromium itself sends a
   * call again, a POST too, that was dropped on a connection that it had opened ahead or used before.
   */
  readonly made: () => ReadonlyArray<SessionCallName>
}

export const captureOfWomen = '/capture?gender=WOMEN'

export const timesOf = (calls: ReadonlyArray<SeenCall>, call: SessionCallName): number =>
  calls.filter((seen) => seen.call === call).length

const built = path.join(import.meta.dirname, '../../../dist')

const isCall = ({ pathname }: URL): boolean => /^\/(v1|bucket)\//.test(pathname)

/** The page itself as it was built: the service serves its calls alone. */
const fromBuild = (route: Route) => {
  const { pathname } = new URL(route.request().url())
  const file = path.extname(pathname) === '' ? 'shell.html' : pathname
  return route.fulfill({ path: path.join(built, file) })
}

export const visitFaulty = async (site: Site): Promise<FaultyVisit> => {
  const service = await startFaultyService()
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
  return {
    page,
    visitor,
    service,
    check: async (behaviours) => {
      service.behave(behaviours)
      made = []
      if (!(await visitor.slider.isVisible())) await visitor.choose('portraits/spring-woman.jpg')
      await visitor.check()
    },
    toPoll: async (requests = 1) => {
      await visitor.status.getByText('分析中').waitFor()
      await service.until(() => timesOf(service.calls(), 'request') >= requests)
      await page.clock.runFor(3_000)
    },
    made: () => made,
  }
}
