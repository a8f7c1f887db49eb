import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seasons } from '@kaoiro/core/diagnosis'
import { alsoSuits, avoidedColours, keyColours, wornColours } from '@kaoiro/core/palette'
import type { DrapingAction, TryOnRequest } from '../../src/draping.js'
import {
  decides,
  drapeOf,
  drapingAfter,
  modes,
  pulled,
  seasonTints,
  sides,
  startDraping,
} from '../../src/draping.js'

const shade = { id: 'shade', colour: '#aa3344', name: 'Rosé' } as const

const composition = { spring: 10, summer: 25, autumn: 5, winter: 60 }
const wearer = {
  season: 'winter',
  alsoSuits: alsoSuits({ colorType: 'winter', colorComposition: composition }),
  composition,
} as const

const start = (request: TryOnRequest | null = null, isSeen = (_: 'lips' | 'cheeks') => true) =>
  startDraping(wearer, request, isSeen)

const after = (...actions: ReadonlyArray<DrapingAction>) =>
  drapeOf(actions.reduce(drapingAfter, start()))

const actionArb = fc.oneof(
  fc.constantFrom(...modes).map((mode) => ({ _tag: 'ChooseMode', mode }) as const),
  fc.constantFrom(...sides).map((side) => ({ _tag: 'ChooseSide', side }) as const),
  fc.constantFrom(-1 as const, 1 as const).map((by) => ({ _tag: 'Step', by }) as const),
  fc
    .constantFrom('avoid' as const, 'bare' as const)
    .map((to) => ({ _tag: 'Compare', to }) as const),
)
const actionsArb = fc.array(actionArb)

test('a step and a step back lead to the same picture', () => {
  fc.assert(
    fc.property(actionsArb, (actions) => {
      const there = after(...actions, { _tag: 'Step', by: 1 }, { _tag: 'Step', by: -1 })
      expect(there.pictures).toEqual(after(...actions).pictures)
    }),
  )
})

test('the same comparison twice is none', () => {
  fc.assert(
    fc.property(actionsArb, fc.constantFrom('avoid' as const, 'bare' as const), (actions, to) => {
      const compared = after(...actions, { _tag: 'Compare', to })
      const twice = after(...actions, { _tag: 'Compare', to }, { _tag: 'Compare', to })
      expect(compared.isSplit || twice.isSplit).toBe(true)
      expect(compared.against === to ? twice.against : to).toBe(compared.against === to ? null : to)
    }),
  )
})

test('make-up goes above the chosen cloth, and each mode keeps its own colour', () => {
  const cloth = after({ _tag: 'Step', by: 1 })
  const lips = after({ _tag: 'Step', by: 1 }, { _tag: 'ChooseMode', mode: 'lips' })
  expect(lips.pictures.shown).toEqual({
    cloth: cloth.colour.colour,
    makeUp: { area: 'lips', colour: keyColours('winter')[0]?.colour },
    isClose: true,
  })
  const back = after(
    ...([
      { _tag: 'Step', by: 1 },
      { _tag: 'ChooseMode', mode: 'lips' },
    ] as const),
    ...([
      { _tag: 'Step', by: 1 },
      { _tag: 'ChooseMode', mode: 'cloth' },
    ] as const),
  )
  expect(back.colour).toEqual(cloth.colour)
})

test('cloth is not compared with a face without make-up', () => {
  const bare = [
    { _tag: 'ChooseMode', mode: 'cheeks' },
    { _tag: 'Compare', to: 'bare' },
  ] as const
  expect(after(...bare).pictures.beside.makeUp).toBeNull()
  expect(after(...bare, { _tag: 'ChooseMode', mode: 'cloth' }).isSplit).toBe(false)
})

test('a draping opens with the requested shade, or with one of the four seasons, which are a step apart', () => {
  const shaded = drapeOf(start({ _tag: 'Shade', area: 'lips', shade }))
  expect([shaded.mode, shaded.colour]).toEqual(['lips', shade])
  expect(seasonTints(composition).map(({ season }) => season)).toEqual([
    'winter',
    'summer',
    'spring',
    'autumn',
  ])
  for (const season of seasons) {
    const opened = start({ _tag: 'Season', season })
    const { mode, other, pictures } = drapeOf(opened)
    expect([mode, other]).toEqual(['seasons', season])
    expect(pictures.shown.cloth).toBe(keyColours(season)[0]?.colour)
    const around = [1, 1, 1, 1].reduce<typeof opened>(
      (draping) => drapingAfter(draping, { _tag: 'Step', by: 1 }),
      opened,
    )
    expect(drapeOf(around).other).toBe(season)
  }
})

test('one of the four seasons leads to each of its colours, next to the best of the own, and back', () => {
  fc.assert(
    fc.property(actionsArb, fc.constantFrom(...seasons), (actions, of) => {
      const before = actions.reduce(drapingAfter, start({ _tag: 'Season', season: of }))
      const shown = drapingAfter(before, { _tag: 'ShowColours', of })
      const { colours, colour, other } = drapeOf(shown)
      expect([colours, colour]).toEqual([wornColours(of), wornColours(of)[0]])
      expect(other).toBe(of === 'winter' ? null : of)
      const avoid = drapeOf(drapingAfter(shown, { _tag: 'ChooseSide', side: 'avoid' }))
      expect(avoid.colours).toEqual(
        of === 'winter' ? avoidedColours('winter') : wornColours('winter'),
      )
      const back = drapeOf(drapingAfter(shown, { _tag: 'ChooseMode', mode: 'seasons' }))
      expect(back.colours).toEqual(seasonTints(composition))
      // A swipe leads to the next season, and moves no line.
      expect(back.isSplit).toBe(false)
    }),
  )
})

const pull = { pointer: 1, x: 100, width: 200, since: 0, by: 0 }

test('a trembling finger pulls nothing', () => {
  expect(pulled(pull, 104)).toBeNull()
  expect(pulled(pull, 80)?.by).toBe(-10)
})

test('a pull changes the colour if it is long or fast', () => {
  expect(decides({ ...pull, by: -30 }, 10_000)).toBe(true)
  expect(decides({ ...pull, by: 10 }, 50)).toBe(true)
  expect(decides({ ...pull, by: 10 }, 1_000)).toBe(false)
})

test('make-up that would not be seen is not offered, except a shade that was asked for', () => {
  const isOnLips = (area: string) => area === 'lips'
  expect(drapeOf(start(null, isOnLips)).modes).toEqual(['seasons', 'cloth', 'lips'])
  const asked = drapeOf(start({ _tag: 'Shade', area: 'cheeks', shade }, isOnLips))
  expect(asked.modes).toEqual(modes)
  expect(asked.colours).toEqual([shade])
})
