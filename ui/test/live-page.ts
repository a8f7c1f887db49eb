import type { Page } from 'playwright-core'
import { untilInPage } from './until-in-page.js'

interface ReactRoot {
  readonly stateNode: {
    readonly current: {
      /** None until the first rendering: until then, what is seen is what the service has drawn. */
      readonly child: unknown
      readonly memoizedState: { readonly isDehydrated: boolean }
    }
  }
}

/** In the page: whether React has taken over what the service has drawn, as its own mark on the root says. */
export const isLive = (): boolean => {
  const root = document.getElementById('root')
  if (root === null || root.childElementCount === 0) return true
  const mark = Object.keys(root).find((key) => key.startsWith('__reactContainer'))
  if (mark === undefined) return false
  const { stateNode } = Reflect.get(root, mark) as ReactRoot
  const { child, memoizedState } = stateNode.current
  return child !== null && !memoizedState.isDehydrated
}

/** Until a press on what comes drawn is heard: a visitor would press again. */
export const untilLive = (page: Page): Promise<void> => untilInPage(page, isLive)
