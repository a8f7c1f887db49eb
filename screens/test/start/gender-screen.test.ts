import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { GenderScreen, GenderScreenAction } from '../../src/start/gender-screen.js'
import { genderScreen, isReady, parseGender } from '../../src/start/gender-screen.js'

const actionArb: fc.Arbitrary<GenderScreenAction> = fc.oneof(
  genderArb.map((gender): GenderScreenAction => ({ _tag: 'ChooseGender', gender })),
  fc.boolean().map((agreed): GenderScreenAction => ({ _tag: 'Agree', agreed })),
)

const untouched: GenderScreen = { gender: null, agreed: false }

const after = (...actions: ReadonlyArray<GenderScreenAction>) =>
  actions.reduce(genderScreen, untouched)

/** The gender to start with; null if the visitor may not start. */
const startWith = (screen: ReturnType<typeof after>) => (isReady(screen) ? screen.gender : null)

describe('genderScreen', () => {
  test('is ready with the last chosen gender if the last change of the consent was to agree', () => {
    fc.assert(
      fc.property(fc.array(actionArb), (actions) => {
        const lastGender = actions
          .flatMap((a) => (a._tag === 'ChooseGender' ? [a.gender] : []))
          .at(-1)
        const lastAgreed = actions.flatMap((a) => (a._tag === 'Agree' ? [a.agreed] : [])).at(-1)
        expect(startWith(after(...actions))).toBe(
          lastAgreed === true && lastGender !== undefined ? lastGender : null,
        )
      }),
    )
  })
})

test('parseGender knows the genders, and nothing else', () => {
  expect(['MEN', 'WOMEN', 'men', '', null, undefined, 1].map(parseGender)).toEqual([
    ...['MEN', 'WOMEN', null, null, null, null, null],
  ])
})
