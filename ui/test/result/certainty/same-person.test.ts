import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { result as resultJa } from '@kaoiro/texts/ja'
import type { Level } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { StoredAnswer } from '@kaoiro/screens/result'
import { violationsOn } from '../../a11y/checks.js'
import { useSite } from '../../browser.js'
import { addressWith } from '../../results.js'
import { visitorOf, withHistoryState } from '../../visitor.js'

const site = useSite()

const { heading, onlyLast, confirm } = resultJa.samePerson

const answer = (faceType: string, level: Level, season: 'spring' | 'winter'): StoredAnswer => ({
  gender: 'WOMEN',
  answer: {
    faceType,
    season,
    levels: byTrait(() => level),
    proportion: {
      spring: season === 'spring' ? 80 : 5,
      autumn: 5,
      winter: season === 'winter' ? 80 : 5,
    },
  },
  wasSent: true,
})

const [one, other] = [answer('pretty', 1, 'spring'), answer('handsome', 5, 'winter')]

/** Opens a result of these photos, as right after the analysis of the last one. */
const opened = async (...answers: ReadonlyArray<StoredAnswer>) => {
  const page = await site.open(
    addressWith(),
    withHistoryState({
      at: 1,
      certainty: {},
      agreement: {
        photos: answers.length,
        faceType: 1,
        season: 1,
        spread: { levels: 4, points: 75 },
      },
      answers,
      receipt: { _tag: 'Kept', sessions: answers.map((_, n) => ({ sessionId: `s-${n}` })) },
    }),
  )
  await visitorOf(page).heading('診断結果').waitFor()
  return page
}

const question = (page: Page) => page.getByRole('heading', { name: heading })

describe.concurrent('photos that hardly show one person', () => {
  it('are questioned, and the last one can be kept alone', async () => {
    const page = await opened(one, other)
    await question(page).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await visitorOf(page).follow(onlyLast)
    await question(page).waitFor({ state: 'detached' })
    const { answers, receipt } = await page.evaluate(
      () => (history.state as { usr: { answers: unknown; receipt: unknown } }).usr,
    )
    expect(answers).toEqual([other])
    // "Delete everything" also deletes the session of the other photo.
    expect(receipt).toEqual({
      _tag: 'Kept',
      sessions: [{ sessionId: 's-0' }, { sessionId: 's-1' }],
    })
  })

  it('are questioned once', async () => {
    const page = await opened(one, other)
    await visitorOf(page).press(confirm)
    await question(page).waitFor({ state: 'detached' })
    await page.reload()
    await visitorOf(page).heading('診断結果').waitFor()
    expect(await question(page).count()).toBe(0)
  })
})
