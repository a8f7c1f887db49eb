import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import type { Answer, Call } from '../../mock-service.js'
import { mockService } from '../../mock-service.js'
import { visitorOf } from '../../visitor.js'
import { shownText } from '../../shown-text.js'

const site = useSite()

/** The errors that the site itself has logged, and what the visitor is told. */
const failureOver = async (
  answers: Partial<Record<Call, Answer>>,
  photo = 'portraits/spring-woman.jpg',
) => {
  const logged: Array<string> = []
  const page = await site.open('/capture?gender=WOMEN', async (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('Kaoiro'))
        logged.push(message.text())
    })
    await mockService(page, answers)
  })
  const visitor = visitorOf(page)
  await visitor.pick(photo)
  if (photo.startsWith('portraits')) await visitor.check()
  await visitor.heading('分析に失敗しました').waitFor()
  return { logged, told: await shownText(page.getByRole('main')) }
}

describe.concurrent('a failure', () => {
  it.each<[string, Partial<Record<Call, Answer>>]>([
    [
      'Session status: failed (no-face)',
      { get: { body: { status: 'failed', reason: 'no-face' } } },
    ],
    ['Session status: failed (no known reason)', { get: { body: { status: 'failed' } } }],
    [
      'Session status: failed (no known reason)',
      { get: { body: { status: 'failed', reason: 'session s-1 broke' } } },
    ],
    ['Unexpected status code: 500 (create session)', { create: { status: 500 } }],
    ['Unexpected answer (create session: not JSON)', { create: { body: 'OK' } }],
    ['No answer (request analysis: Failed to fetch)', { request: 'broken' }],
  ])('is logged in the console, without the photo and the session: %s', async (line, answers) => {
    const { logged, told } = await failureOver(answers)
    expect(logged).toEqual([`Kaoiro: ${line}`])
    // On the page nothing technical, and nothing in another language.
    expect(told).not.toMatch(/[a-z]{3}|\d{3}/i)
  })

  it('of a photo that cannot be prepared is logged, too', async () => {
    const { logged, told } = await failureOver({}, 'photos/truncated.jpg')
    expect(logged).toEqual(['Kaoiro: Failed to load image'])
    expect(told).not.toMatch(/[a-z]{3}/i)
  })
})
