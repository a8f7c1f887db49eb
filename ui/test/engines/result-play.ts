// A visitor tries colours on her result. Written once and run in every engine.
import { expect, it } from 'vitest'
import { commonColours } from '@kaoiro/core/palette'
import { drape, wear } from '@kaoiro/texts/ja'
import type { Tab } from './engine.js'
import { run } from './engine.js'
import { expandAll, hasPicture, namedPicture } from './in-page.js'
import type { Visitor } from './visitor.js'

type Visit = Promise<{ readonly tab: Tab; readonly visitor: Visitor }>

interface Visits {
  readonly visit: (at: string) => Visit
  /** Goes to a chosen photo and its hairline. */
  readonly choose: () => Visit
}

const red = wear.common.find(({ colour }) => colour === commonColours.red)?.name ?? ''

/** Defines the test in one engine. */
export const itPlaysWithTheResult = ({ visit, choose }: Visits): void => {
  it('tries on cloth and lips, leaves out the hair, and picks a colour, which a friend reads', async () => {
    const { tab, visitor } = await choose()
    await visitor.press('button', 'この画像で診断する')
    await visitor.heading('診断結果')
    const dialogPicture = () => run(tab, namedPicture)
    const changes = async (act: () => Promise<void>) => {
      const before = await dialogPicture()
      await act()
      await expect.poll(dialogPicture).not.toBe(before)
    }
    await changes(() => visitor.press('button', drape.open, 'touch'))
    await changes(() => visitor.press('button', drape.next))
    await changes(() => visitor.press('radio', drape.modes.lips))
    await changes(() => visitor.press('button', drape.withBare))
    await changes(() => visitor.press('button', drape.close))
    await run(tab, expandAll)
    await visitor.press('button', red)
    await visitor.sees(wear.screen.parts.chosen)
    await visitor.press('button', wear.screen.see)
    await expect.poll(() => run(tab, hasPicture, wear.screen.worn({ colour: red }))).toBe(true)
    await visitor.press('button', drape.notOwn.parts.hair)
    await visitor.sees(drape.notOwn.without)

    const code = (await visitor.place()).replace('/result/', '')
    const friend = await visit(`/result/${code}/colour/${commonColours.red.slice(1)}`)
    await friend.visitor.heading(wear.screen.page)
    await friend.visitor.sees(wear.screen.parts.chosen)
  })
}
