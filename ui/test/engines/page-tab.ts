// A tab of Playwright or of Puppeteer. Their pages are alike but for fingers and files.
import type { Key, Point, PointerKind, Tab } from './engine.js'
import { run } from './engine.js'
import { showInFrame } from './in-page.js'

/** Drags in the first iframe of a tab's page. */
export const dragInFrame =
  (tab: Pick<Tab, 'evaluate' | 'drag'>): Tab['drag'] =>
  async (kind, path) => {
    const [first] = path
    if (first === undefined) return
    const frame = await run(tab, showInFrame, first)
    await tab.drag(
      kind,
      path.map(({ x, y }) => ({ x: frame.x + x, y: frame.y + y })),
    )
  }

interface Mouse {
  readonly move: (x: number, y: number) => Promise<void>
  readonly down: () => Promise<void>
  readonly up: () => Promise<void>
}

const dragMouse = async (mouse: Mouse, [first, ...others]: ReadonlyArray<Point>): Promise<void> => {
  if (first === undefined) return
  await mouse.move(first.x, first.y)
  await mouse.down()
  for (const { x, y } of others) await mouse.move(x, y)
  await mouse.up()
}

interface Frame {
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly url: () => string
}

/** The part of either library's page that a tab uses. */
interface Page<F extends Frame> extends Frame {
  readonly goto: (address: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly frames: () => ReadonlyArray<F>
  readonly mouse: Mouse
  readonly keyboard: { readonly press: (key: Key) => Promise<void> }
  readonly screenshot: () => Promise<Uint8Array>
}

interface Driver<P, F> {
  readonly dragFinger: (page: P, path: ReadonlyArray<Point>) => Promise<void>
  readonly chooseFile: (frame: P | F, selector: string, path: string) => Promise<void>
}

export const pageTab = <F extends Frame, P extends Page<F>>(
  page: P,
  { dragFinger, chooseFile }: Driver<P, F>,
): Tab => {
  const actionsIn = (frame: P | F): Pick<Tab, 'evaluate' | 'address' | 'chooseFile'> => ({
    evaluate: (expression) => frame.evaluate(expression),
    address: () => Promise.resolve(frame.url()),
    chooseFile: (selector, path) => chooseFile(frame, selector, path),
  })
  const tab: Tab = {
    ...actionsIn(page),
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    drag: (kind: PointerKind, path) =>
      kind === 'touch' ? dragFinger(page, path) : dragMouse(page.mouse, path),
    type: (key) => page.keyboard.press(key),
    inFrame: () => {
      const frame = page.frames()[1]
      return frame === undefined
        ? Promise.reject(new Error('no iframe on the page'))
        : Promise.resolve({ ...tab, ...actionsIn(frame), drag: dragInFrame(tab) })
    },
    screenshot: () => page.screenshot(),
  }
  return tab
}
