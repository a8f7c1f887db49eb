import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Level } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import { resultCode } from '@kaoiro/core/result-code'
import { averageDiagnosis, diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import { result as texts } from '@kaoiro/texts/ja'
import type { ResultHistory, StoredAnswer } from '../../src/result/history.js'
import { resultBar, resultScreen } from '../../src/result/result-screen.js'
import { adviceOn, patternMakeup, resultView } from '../../src/result/result-view.js'
import { pageForKey, placeInBook, swatchPages } from '../../src/result/swatch-pages.js'

const { content } = texts

const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error('a valid code was refused')
  return either.right
}

const screen = (history: ResultHistory, diagnosis = averageDiagnosis) =>
  right(resultScreen(content, resultCode.encode(diagnosis), history))

const answer = (faceType: string, level: Level, season: 'spring' | 'winter'): StoredAnswer => ({
  gender: 'WOMEN',
  answer: {
    faceType,
    season,
    levels: byTrait(() => level),
    proportion: { spring: 5, autumn: 5, winter: 5, [season]: 80 },
  },
  wasSent: true,
})

const [one, other] = [answer('pretty', 1, 'spring'), answer('handsome', 5, 'winter')]

/** Right after the analysis of the last of these photos. */
const analysed = (...answers: ReadonlyArray<StoredAnswer>): ResultHistory => ({
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
})

describe('the screen of a result', () => {
  it('offers another diagnosis if it was opened by its address', () => {
    expect(screen({})).toMatchObject({
      ...{ more: null, lastPhoto: null, invitesFirst: false, photosOnDevice: 'none' },
      retakeFor: 'WOMEN',
    })
  })

  it('does not exist for an invalid code', () => {
    for (const code of ['', ' ', 'zzzzzzz', '-'])
      expect(E.isLeft(resultScreen(content, code, {}))).toBe(true)
  })

  it.each([
    ['before the explanation of two patterns', 90, 49, true],
    ['before the explanation of two seasons', 49, 90, true],
    ['last for a certain result', 95, 90, false],
  ])('invites to another photo %s', (_, season, faceType, invitesFirst) => {
    const { diagnosis, certainty } = diagnosedWith(faceType, season)
    const shown = screen({ ...analysed(one), certainty }, diagnosis)
    expect(shown).toMatchObject({ invitesFirst, retakeFor: null, more: { left: 4 } })
  })

  it('hands the result over to the capture of another photo, with all it remembers', () => {
    const history = analysed(one)
    const { more, view } = screen(history)
    expect(more?.state).toEqual({ earlier: { code: view.code, state: history } })
  })

  it('has no invitation after five photos', () => {
    expect(screen(analysed(one, one, one, one, one)).more).toBeNull()
  })

  it('asks first whether photos that differ a lot show one person, and offers the last alone', () => {
    const { lastPhoto, invitesFirst } = screen(analysed(one, other))
    expect(invitesFirst).toBe(false)
    expect(right(resultCode.decode(lastPhoto?.code ?? ''))).toMatchObject({ colorType: 'winter' })
    expect(lastPhoto?.state).toMatchObject({
      agreement: { photos: 1 },
      answers: [other],
      // "Delete everything" also deletes the session of the other photo.
      receipt: { _tag: 'Kept', sessions: [{ sessionId: 's-0' }, { sessionId: 's-1' }] },
    })
    expect(screen(analysed(one, one)).lastPhoto).toBeNull()
  })
})

describe('the bar below a result', () => {
  it.each<[string, Parameters<typeof resultBar>, ReturnType<typeof resultBar>]>([
    [
      'invites if the result is not an own one',
      ['A', {}, false, 'B'],
      { isOwn: false, other: null },
    ],
    ['belongs to an own one', ['A', {}, true, null], { isOwn: true, other: null }],
    [
      'knows an own one by its receipt',
      ['A', analysed(one), false, null],
      { isOwn: true, other: null },
    ],
    ['compares with the result that led here', ['A', {}, true, 'B'], { isOwn: true, other: 'B' }],
    ['does not compare a result with itself', ['A', {}, true, 'A'], { isOwn: true, other: null }],
  ])('%s', (_, given, bar) => {
    expect(resultBar(...given)).toEqual(bar)
  })
})

describe('the advice for a bare head', () => {
  const man = { ...averageDiagnosis, gender: 'MEN', faceType: 'chic' } as const
  const view = right(resultView(content, resultCode.encode(man)))

  it('is the same without hair', () => {
    const of = (isBald: boolean) => adviceOn(view, 'colour', isBald).map(({ topic }) => topic)
    expect(of(false)).toContain('hair')
    expect(of(true)).toEqual(of(false).filter((topic) => topic !== 'hair'))
    const points = (isBald: boolean) => patternMakeup(view, isBald).points
    expect(points(false)).toEqual(content.groomingForChic.points)
    expect(points(true)).toEqual(points(false).slice(0, -1))
  })

  it('covers each topic in one half of the result', () => {
    const both = [...adviceOn(view, 'pattern', false), ...adviceOn(view, 'colour', false)]
    const topicsOf = (advice: typeof both) => advice.map(({ topic }) => topic).sort()
    expect(topicsOf(both)).toEqual(topicsOf([...view.style]))
  })
})

describe('the swatch book', () => {
  const pages = swatchPages(content, 'winter', null)

  it('names its pages and counts them by chapter', () => {
    expect(pages.every(({ name }) => name !== '')).toBe(true)
    const places = pages.map((_, index) => placeInBook(pages, index))
    expect(places[0]).toMatchObject({ chapter: 'best', at: 1 })
    for (const { chapter, at, of } of places) {
      expect(at).toBeLessThanOrEqual(of)
      expect(of).toBe(places.filter((other) => other.chapter === chapter).length)
    }
  })

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['ArrowLeft', 0, null],
    ['ArrowRight', 3, null],
    ['Enter', 1, null],
  ])('turns with %s on page %i of 0 to 3 to %s', (key, index, to) => {
    expect(pageForKey(key, index, 4)).toBe(to)
  })
})
