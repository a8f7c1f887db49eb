import { decodeQR } from 'qr/decode.js'
import type { CodeCorners } from '../light-reference/card-light.js'
import { isCardText } from '@kaoiro/core/light-card'
import { mirrored } from '../photo/raster.js'
import type { Pixels } from '@kaoiro/core/photo'

/** What a search saw: a readable code's corners, or that it saw a code's finder patterns. */
interface Seen {
  readonly corners?: CodeCorners
  readonly isUnreadable: boolean
}

/** Searches once, without retries: a search takes the same time, and finds the same, on every computer. */
const once = { effort: 1, timeLimit: 0 } as const

const seenIn = (pixels: Pixels): Seen => {
  let seen: Seen = { isUnreadable: false }
  try {
    decodeQR(pixels, {
      ...once,
      pointsOnDetect: ({ bounds: [a, b, c, d] }, result) => {
        if (typeof result !== 'string') seen = { isUnreadable: true }
        else if (isCardText(result)) seen = { corners: [a, b, c, d], isUnreadable: false }
      },
    })
  } catch {
    // It throws if there is no code.
  }
  return seen
}

/** Finds the code of a light card. Selfies may be mirrored, so an unreadable code is tried as a mirror image. */
export function cardCodeIn(pixels: Pixels): CodeCorners | undefined {
  const { corners, isUnreadable } = seenIn(pixels)
  if (corners !== undefined || !isUnreadable) return corners
  const mirror = seenIn(mirrored(pixels)).corners
  if (mirror === undefined) return undefined
  const back = ({ x, y }: CodeCorners[number]) => ({ x: pixels.width - x, y })
  const [a, b, c, d] = mirror
  return [back(a), back(b), back(c), back(d)]
}
