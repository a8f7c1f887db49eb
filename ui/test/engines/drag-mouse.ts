import type { Point } from './engine.js'

/** The mouse of playwright and of puppeteer, as far as a drag needs it. */
interface Mouse {
  readonly move: (x: number, y: number) => Promise<void>
  readonly down: () => Promise<void>
  readonly up: () => Promise<void>
}

/** Presses at the first point, moves over the others and lets go at the last. */
export const dragMouse = async (
  mouse: Mouse,
  [first, ...others]: ReadonlyArray<Point>,
): Promise<void> => {
  if (first === undefined) return
  await mouse.move(first.x, first.y)
  await mouse.down()
  for (const { x, y } of others) await mouse.move(x, y)
  await mouse.up()
}
