import { afterAll, describe, expect, it } from 'vitest'
import type { Behaviour, SessionCallName } from '@kaoiro/fixtures/services/faulty/faults'
import {
  answering,
  asSpecified,
  closing,
  endlessBody,
  sessionCalls,
  silent,
} from '@kaoiro/fixtures/services/faulty/faults'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../../browser.js'
import { endInterceptions, hold } from '../../intercept.js'
import type { FaultyVisit } from './faulty-visit.js'
import { captureOfWomen, timesOf, visitFaulty } from './faulty-visit.js'
import { visitorOf } from '../../visitor.js'
import { shownText } from '../../shown-text.js'

const site = useSite()
const visits: Array<FaultyVisit> = []
afterAll(async () => {
  await Promise.all(visits.map(({ service }) => service.close()))
})

const visit = async (): Promise<FaultyVisit> => {
  const one = await visitFaulty(site)
  visits.push(one)
  return one
}

/** How often the page makes a call that fails: a POST may have been taken. */
const attempts: Readonly<Record<SessionCallName, number>> = {
  create: 1,
  upload: 3,
  request: 1,
  poll: 3,
}

/** All calls up to this one, which is made so often. */
const callsUpTo = (last: SessionCallName, times: number): ReadonlyArray<SessionCallName> => [
  ...sessionCalls.slice(0, sessionCalls.indexOf(last)),
  ...Array.from({ length: times }, () => last),
]

const unreached = 'サービスに接続できませんでした。通信環境をご確認のうえ、もう一度お試しください。'
const faultOfService = 'サービスで問題が発生しました。しばらくしてから、もう一度お試しください。'

interface Failure {
  readonly times: number
  readonly words: string
}

/** Sees the visitor on the failed page by one call, and from there back to the next photo. */
const expectFailure = async (
  { page, visitor, made }: FaultyVisit,
  call: SessionCallName,
  { times, words }: Failure,
) => {
  await visitor.heading('分析に失敗しました').waitFor()
  expect(visitor.place()).toBe('/failed')
  expect(await shownText(visitor.alert)).toContain(words)
  expect(made()).toEqual(callsUpTo(call, times))
  await visitor.follow('撮り直す')
  await page.waitForURL(`**${captureOfWomen}`)
}

const fail = async (
  visited: FaultyVisit,
  call: SessionCallName,
  behaviour: Behaviour,
  failure: Failure,
) => {
  await visited.check({ [call]: [behaviour] })
  if (call === 'poll') await visited.toPoll()
  await expectFailure(visited, call, failure)
}

describe.concurrent('a call to the service', () => {
  it.each([
    ['closes the connection before it answers', closing('before the status line')],
    ['closes the connection in the middle of its answer', closing('in the middle of the body')],
  ])('ends the analysis if it %s', async (_, behaviour) => {
    const visited = await visit()
    for (const call of sessionCalls)
      await fail(visited, call, behaviour, { times: attempts[call], words: unreached })
  })

  it('ends the analysis with an unexpected status, after as many attempts as are allowed', async () => {
    const visited = await visit()
    const given = [
      ['create', 500, 1],
      ['request', 503, 1],
      ['poll', 500, 3],
      ['create', 404, 1],
    ] as const
    for (const [call, status, times] of given)
      await fail(visited, call, answering(status), {
        times,
        words: faultOfService,
      })
  })

  it('ends the analysis if its answer cannot be read, or has no end', async () => {
    const visited = await visit()
    const given = [
      ['create', '{ "data": '],
      ['create', '{}'],
      ['poll', '{ "data": '],
      ['poll', '{ "data": { "status": "waiting" } }'],
    ] as const
    for (const [call, body] of given)
      await fail(visited, call, answering(200, body), { times: 1, words: faultOfService })
    await fail(visited, 'create', endlessBody, { times: 1, words: unreached })
  })

  it('whose answer is not read may answer anything', async () => {
    const visited = await visit()
    await visited.check({
      upload: [answering(403, '<Error/>')],
      request: [answering(202, '{ "data": ')],
    })
    await visited.toPoll()
    expect(await visited.visitor.result()).toBe(sampleCode)
    expect(visited.made()).toEqual(sessionCalls)
  })

  it('that gets no complete answer times out after 30 s, in each attempt', async () => {
    const visited = await visit()
    const { page, service, check, toPoll } = visited
    for (const call of sessionCalls) {
      const isHalfAnswered = call === 'upload' || call === 'request'
      const point = isHalfAnswered ? 'in the middle of the body' : 'before the status line'
      await check({ [call]: [silent(point)] })
      if (call === 'poll') await toPoll()
      for (let attempt = 1; attempt <= attempts[call]; attempt++) {
        await service.until((calls) => timesOf(calls, call) >= attempt)
        await page.clock.runFor(30_000)
      }
      await expectFailure(visited, call, { times: attempts[call], words: unreached })
    }
  })

  it('that gets no answer is aborted when the visitor cancels', async () => {
    const { visitor, service, check, toPoll, made } = await visit()
    for (const call of sessionCalls) {
      await check({ [call]: [silent()] })
      if (call === 'poll') await toPoll()
      await service.until((calls) => timesOf(calls, call) >= 1)
      await visitor.press('中止する')
      await visitor.heading('撮影した画像').waitFor()
      await service.until((calls) => calls.at(-1)?.isAbandoned === true)
      expect(made()).toEqual(callsUpTo(call, 1))
    }
  })
})

describe.concurrent('a service with too many requests', () => {
  it('is called again when it says', async () => {
    const { page, visitor, service, check, toPoll, made } = await visit()
    const busy = answering(429, '', { 'retry-after': '1' })
    for (const call of sessionCalls) {
      await check({ [call]: [busy, asSpecified] })
      if (call === 'poll') await toPoll()
      await service.until((calls) => timesOf(calls, call) >= 1)
      await page.clock.runFor(1_000)
      if (call !== 'poll') await toPoll(call === 'request' ? 2 : 1)
      expect(await visitor.result()).toBe(sampleCode)
      expect(made().filter((one) => one === call)).toHaveLength(2)
      await page.goto(service.address + captureOfWomen)
    }
  })

  it('ends the analysis if it asks for too long a wait', async () => {
    const visited = await visit()
    const busy = answering(429, '', { 'retry-after': '3600' })
    await fail(visited, 'create', busy, { times: 1, words: faultOfService })
  })
})

/** In the page: a service with too many requests for ever, and counts its calls. */
const busyForEver = () => {
  const answer = {
    status: 429,
    headers: new Headers({ 'retry-after': '7' }),
    text: () => Promise.resolve(''),
  }
  Reflect.set(window, 'calls', 0)
  // It answers before any timer runs.
  window.fetch = (() => {
    Reflect.set(window, 'calls', Number(Reflect.get(window, 'calls')) + 1)
    return Promise.resolve(answer)
  }) as unknown as typeof window.fetch
}

it('a wait that the service asks for is kept to the second, and ends when the visitor cancels', async () => {
  const page = await site.open(captureOfWomen, async (page) => {
    await page.clock.install({ time: 0 })
    await page.addInitScript(busyForEver)
  })
  const calls = () => page.evaluate(() => Number(Reflect.get(window, 'calls')))
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await page.clock.pauseAt(60_000)
  await visitor.check()
  await page.waitForFunction(() => Reflect.get(window, 'calls') === 1)
  await page.clock.runFor(6_999)
  expect(await calls()).toBe(1)
  await page.clock.runFor(1)
  expect(await calls()).toBe(2)
  expect(await shownText(visitor.status)).toBe('アップロード中')
  await visitor.press('中止する')
  await visitor.heading('撮影した画像').waitFor()
  await page.clock.runFor(3_600_000)
  expect(await calls()).toBe(2)
})

describe.concurrent('a photo that cannot be prepared', () => {
  it('leads to the failed page, with the gender', async () => {
    const page = await site.open('/capture?gender=MEN')
    const visitor = visitorOf(page)
    await visitor.pick('photos/truncated.jpg')
    await visitor.heading('分析に失敗しました').waitFor()
    expect(visitor.place()).toBe('/failed')
    expect(await shownText(visitor.alert)).toBe(
      '写真を読み込めませんでした。別の写真をお選びください。',
    )
    await visitor.follow('撮り直す')
    await page.waitForURL('**/capture?gender=MEN')
  })
})

it('leads to the failed page when the network fails in the middle of an analysis', async () => {
  const page = await site.open(captureOfWomen, (page) => hold(page, '*/v1/sessions/*/analyses'))
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  await visitor.status.getByText('分析中').waitFor()
  await endInterceptions(page)
  await page.context().setOffline(true)
  await page.waitForURL('**/failed')
  await visitor.heading('分析に失敗しました').waitFor()
})
