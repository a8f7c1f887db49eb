import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seasons } from '@kaoiro/core/diagnosis'
import { keyColours, wornColours } from '@kaoiro/core/palette'
import type { DrapingAction, TryOnRequest } from '../../src/draping.js'
import {
  decides,
  drapeOf,
  drapingAfter,
  modes,
  pulled,
  sides,
  startDraping,
} from '../../src/draping.js'

const shade = { id: 'shade', colour: '#aa3344', name: 'Rosé' } as const

const start = (request: TryOnRequest | null = null) => startDraping('winter', null, request)

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

test('a draping opens with the requested shade, or with a season next to the own', () => {
  const shaded = drapeOf(start({ _tag: 'Shade', area: 'lips', shade }))
  expect([shaded.mode, shaded.colour]).toEqual(['lips', shade])
  for (const season of seasons.filter((season) => season !== 'winter')) {
    const { wear, colours } = drapeOf(start({ _tag: 'Season', season }))
    expect([wear, colours]).toEqual([wornColours(season)[0], wornColours(season)])
  }
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
