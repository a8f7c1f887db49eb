import type { Page } from 'playwright-core'

interface Fiber {
  readonly tag: number
  readonly memoizedState: unknown
  /** Null at the root until the first render; until then the page shows the server's markup. */
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface ReactRoot {
  readonly stateNode: {
    readonly current: Fiber & { readonly memoizedState: { readonly isDehydrated: boolean } }
  }
}

/**
 * Runs in the page: returns whether React has rendered or hydrated the root, by React's own mark on that element.
 *
 * @param isWhole whether its Suspense boundaries, which load later, must show their content too
 */
export const isHydrated = (isWhole = false): boolean => {
  const root = document.getElementById('root')
  if (root === null || root.childElementCount === 0) return true
  const mark = Object.keys(root).find((key) => key.startsWith('__reactContainer'))
  if (mark === undefined) return false
  const { stateNode } = Reflect.get(root, mark) as ReactRoot
  const { child, memoizedState } = stateNode.current
  if (child === null || memoizedState.isDehydrated) return false
  const fibers = isWhole ? [child] : []
  for (let fiber = fibers.pop(); fiber !== undefined; fiber = fibers.pop()) {
    // React's number for a boundary. Its state is null while it shows its content.
    if (fiber.tag === 13 && fiber.memoizedState !== null) return false
    fibers.push(...[fiber.child, fiber.sibling].filter((next) => next !== null))
  }
  return true
}

/** Waits until server-rendered controls respond to input. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated, false)
}
