import type { Tab } from './engine.js'
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
