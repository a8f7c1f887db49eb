import type { Page } from 'playwright-core'

interface ReactRoot {
  readonly stateNode: {
    readonly current: {
      /** Null until the first render; until then the page shows the server's markup. */
      readonly child: unknown
      readonly memoizedState: { readonly isDehydrated: boolean }
    }
  }
}

/** Runs in the page: returns whether React has rendered or hydrated the root, by React's own mark on that element. */
export const isHydrated = (): boolean => {
  const root = document.getElementById('root')
  if (root === null || root.childElementCount === 0) return true
  const mark = Object.keys(root).find((key) => key.startsWith('__reactContainer'))
  if (mark === undefined) return false
  const { stateNode } = Reflect.get(root, mark) as ReactRoot
  const { child, memoizedState } = stateNode.current
  return child !== null && !memoizedState.isDehydrated
}

/** Waits until server-rendered controls respond to input. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated)
}
