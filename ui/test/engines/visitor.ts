import { expect } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { isHydrated } from '../hydration.js'
import type { PointerKind, Tab } from './engine.js'
import { run } from './engine.js'
import type { Role } from './in-page.js'
import {
  chooseLanguage,
  focusHairline,
  hairlineValue,
  middleOf,
  photoBox,
  shows,
} from './in-page.js'

/** Waits until the page returns true. Ignores errors, because evaluating fails while the page navigates. */
const until = (holds: () => Promise<boolean>, what: string): Promise<void> =>
  expect.poll(() => holds().catch(() => false), { message: what }).toBe(true)

/** A visitor's actions and observations in any engine's tab. */
export const visitorIn = (tab: Tab) => {
  const place = async (): Promise<string> => {
    const { pathname, search } = new URL(await tab.address())
    return pathname + search
  }
  const find = async (role: Role, name: string) => {
    let middle: Awaited<ReturnType<typeof middleOf>> = null
    await until(async () => {
      middle = await run(tab, middleOf, role, name)
      return middle !== null
    }, `${role} “${name}”`)
    return middle as unknown as NonNullable<typeof middle>
  }

  const visitor = {
    /** Returns the URL without its origin. */
    place,
    sees: (text: string) => until(() => run(tab, shows, text), `the text “${text}”`),
    seesNoLonger: (text: string) =>
      until(async () => !(await run(tab, shows, text)), `the text “${text}” to go`),
    heading: (name: string) => find('heading', name),
    press: async (role: Role, name: string, kind: PointerKind = 'mouse') =>
      tab.drag(kind, [await find(role, name)]),
    /** Chooses a language by its own name. Drivers cannot open the browser's own menu. */
    speak: (name: string) =>
      until(() => run(tab, chooseLanguage, name), `the language “${name}” to be chosen`),
    /** Presses again until its effect shows, because an iframe that moves may miss a press. */
    pressUntil: (role: Role, name: string, holds: () => Promise<boolean>) =>
      until(async () => {
        const middle = await run(tab, middleOf, role, name)
        if (middle !== null) await tab.drag('mouse', [middle])
        return holds()
      }, `the effect of ${role} “${name}”`),
    hydrated: () => until(() => run(tab, isHydrated), 'hydration'),
    comesTo: (start: string) =>
      until(async () => (await place()).startsWith(start), `the address ${start}`),

    /** Chooses a fixture from the album. */
    pick: (fixture: string) =>
      tab.chooseFile('input[type=file]:not([capture])', fixturePath(fixture)),

    hairline: () => run(tab, hairlineValue),
    focusHairline: () => run(tab, focusHairline),

    /** Drags the line from one height of the photo to another, in percent. */
    dragHairline: async (kind: PointerKind, from: number, to: number) => {
      const [left = 0, top = 0, width = 0, height = 0] = await run(tab, photoBox)
      const at = (percent: number) => ({
        x: Math.round(left + width / 2),
        y: Math.round(top + (height * percent) / 100),
      })
      await tab.drag(kind, [from, (from + to) / 2, to].map(at))
    },
  }
  return visitor
}

export type Visitor = ReturnType<typeof visitorIn>
