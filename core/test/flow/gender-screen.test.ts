import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderScreenActionArb } from '@kaoiro/fixtures/arbitraries/screens'
import type { GenderScreen, GenderScreenAction } from '@kaoiro/core/flow/gender-screen'
import { genderScreen, isReady } from '@kaoiro/core/flow/gender-screen'
import { genders } from '@kaoiro/core/diagnosis/gender'

const untouched: GenderScreen = { gender: null, agreed: false }

const after = (...actions: ReadonlyArray<GenderScreenAction>) =>
  actions.reduce(genderScreen, untouched)

/** The gender to start with, once the visitor may. */
const startWith = (screen: ReturnType<typeof after>) => (isReady(screen) ? screen.gender : null)

const choose = (gender: 'MEN' | 'WOMEN'): GenderScreenAction => ({ _tag: 'ChooseGender', gender })
const agree: GenderScreenAction = { _tag: 'Agree', agreed: true }
const disagree: GenderScreenAction = { _tag: 'Agree', agreed: false }

describe('genderScreen', () => {
  test('starts without a gender and without agreement', () => {
    expect(after()).toEqual({ gender: null, agreed: false })
    expect(startWith(after())).toBeNull()
  })

  test.each(genders)('is ready for %s once chosen and agreed, in either order', (gender) => {
    expect(startWith(after(choose(gender), agree))).toBe(gender)
    expect(startWith(after(agree, choose(gender)))).toBe(gender)
  })

  test('is not ready with only one of the two', () => {
    expect(startWith(after(agree))).toBeNull()
    expect(startWith(after(choose('MEN')))).toBeNull()
  })

  test('allows withdrawing the agreement and changing the gender', () => {
    expect(startWith(after(choose('MEN'), agree, disagree))).toBeNull()
    expect(startWith(after(choose('MEN'), agree, choose('WOMEN')))).toBe('WOMEN')
  })

  test('after any actions it starts with the last chosen gender if the visitor last agreed', () => {
    fc.assert(
      fc.property(fc.array(genderScreenActionArb), (actions) => {
        const lastGender = actions
          .flatMap((a) => (a._tag === 'ChooseGender' ? [a.gender] : []))
          .at(-1)
        const lastWord = actions.flatMap((a) => (a._tag === 'Agree' ? [a.agreed] : [])).at(-1)
        expect(startWith(after(...actions))).toBe(
          lastWord === true && lastGender !== undefined ? lastGender : null,
        )
      }),
    )
  })
})
