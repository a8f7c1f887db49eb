import { afterAll, describe, expect, it } from 'vitest'
import type { Behaviours, SessionCallName } from '@kaoiro/fixtures/services/faulty/faults'
import {
  answering,
  asSpecified,
  closing,
  endlessBody,
  silent,
} from '@kaoiro/fixtures/services/faulty/faults'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../../browser.js'
import { heldRequests } from '../../held-requests.js'
import { visibleText } from '../../visible-text.js'
import { visitorOf } from '../../visitor.js'
import type { FaultyVisit } from './faulty-visit.js'
import { captureOfWomen, received, visitFaulty } from './faulty-visit.js'

// Core's tests cover every fault of every call. These tests check what the visitor sees, once per kind of fault.

const site = useSite()
const visits: Array<FaultyVisit> = []
afterAll(async () => {
  await Promise.all(visits.map(({ service }) => service.close()))
})

const visit = async (behaviours: Behaviours): Promise<FaultyVisit> => {
  const one = await visitFaulty(site, behaviours)
  visits.push(one)
  return one
}

const unreachable =
  'サービスに接続できませんでした。通信環境をご確認のうえ、もう一度お試しください。'
const waiting = '接続を待っています…'
const serviceError = 'サービスで問題が発生しました。しばらくしてから、もう一度お試しください。'

/** Expects the failed screen with this message after this number of attempts, and returns to the capture screen. */
const expectFailure = async (
  { page, visitor, made }: FaultyVisit,
  call: SessionCallName,
  attempts: number,
  message: string,
) => {
  await visitor.heading('分析に失敗しました').waitFor()
  expect(visitor.place()).toBe('/failed')
  expect(await visibleText(visitor.alert)).toContain(message)
  expect(made().filter((one) => one === call)).toHaveLength(attempts)
  expect(made().at(-1)).toBe(call)
  await visitor.follow('撮り直す')
  await page.waitForURL(`**${captureOfWomen}`)
}

describe.concurrent('a call to the service', () => {
  it.each([
    ['closes the connection', 'upload', closing('before the status line'), 3, unreachable],
    ['sends an endless response', 'create', endlessBody, 3, unreachable],
    ['responds with an error', 'create', answering(500), 1, serviceError],
  ] as const)(
    'leads to the failed screen if the service %s',
    async (_, call, behaviour, attempts, message) => {
      const visited = await visit({ [call]: [behaviour] })
      await expectFailure(visited, call, attempts, message)
    },
  )

  it('does not lose the photo while the visitor is offline', async ({ expect }) => {
    const analyzing = answering(200, '{"status":"analyzing"}')
    const { page, visitor, service, toPoll, made } = await visit({
      poll: [analyzing, analyzing, asSpecified],
    })
    await toPoll()
    await received(service, 'poll', 1)
    let lost = 0
    page.on('requestfailed', () => lost++)
    await page.context().setOffline(true)
    // More failed requests than the attempts for one poll.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return lost
      })
      .toBeGreaterThan(3)
    expect(await visitor.status.textContent()).toBe(waiting)
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return visitor.status.textContent()
      })
      .toBe('分析中')
    await page.clock.resume()
    expect(await visitor.result()).toBe(sampleCode)
    expect(made().filter((call) => call !== 'poll')).toEqual(['create', 'upload', 'request'])
  })

  it('is aborted when the visitor cancels', async () => {
    const { visitor, service } = await visit({ upload: [silent()] })
    await received(service, 'upload', 1)
    await visitor.press('中止する')
    await visitor.heading('撮影した画像').waitFor()
    await service.until((calls) => calls.at(-1)?.isAbandoned === true)
  })
})

it('shows the failed screen for a photo that cannot be prepared, and keeps the gender', async () => {
  const page = await site.open('/capture?gender=MEN')
  const visitor = visitorOf(page)
  await visitor.pick('photos/truncated.jpg')
  await visitor.heading('分析に失敗しました').waitFor()
  expect(visitor.place()).toBe('/failed')
  expect(await visibleText(visitor.alert)).toBe(
    '写真を読み込めませんでした。別の写真をお選びください。',
  )
  await visitor.follow('撮り直す')
  await page.waitForURL('**/capture?gender=MEN')
})

it('sends the photo once an offline visitor is online again', async () => {
  const page = await site.open(captureOfWomen)
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await page.context().setOffline(true)
  await visitor.check()
  await visitor.status.getByText(waiting).waitFor()
  await page.context().setOffline(false)
  await visitor.result()
})

it('requests the analysis again if the network fails during the request', async () => {
  const { hold, requested, release } = heldRequests('**/v1/sessions/*/analyses')
  const page = await site.open(captureOfWomen, hold)
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  await requested
  const failed = page.waitForEvent('requestfailed')
  await page.context().setOffline(true)
  release()
  await failed
  await visitor.status.getByText(waiting).waitFor()
  await page.context().setOffline(false)
  await visitor.result()
})
