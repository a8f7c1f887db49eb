import { Buffer } from 'node:buffer'
import type { Point, PointerKind, Tab } from '../engine.js'
import { keyCodes, phone } from '../engine.js'
import { dragInFrame } from '../page-tab.js'

/** Calls the W3C WebDriver protocol; rejects with the driver's error. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/** Milliseconds; longer than the driver's 30 s for scripts, so a call that exceeds it hangs. */
const maxCallMs = 40_000

/** Returns the calls to a driver at this address. */
export const webDriver =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(maxCallMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

/** Key of an element's reference on the wire (W3C, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const pointerActions = (kind: PointerKind, path: ReadonlyArray<Point>) => {
  const moves = path.map(({ x, y }) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  }))
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }
  const actions = [...moves.slice(0, 1), down, ...moves.slice(1), up]
  return {
    actions: [{ type: 'pointer', id: kind, parameters: { pointerType: kind }, actions }],
  }
}

const keyActions = (value: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ],
})

/** Returns the reference of the element that a selector finds. */
const find = async (send: Send, selector: string): Promise<string> => {
  const found = await send('POST', '/element', { using: 'css selector', value: selector })
  return (found as Record<string, string>)[elementKey] ?? ''
}

/** Tries again if React replaces the field between the two calls. */
const chooseFile = async (send: Send, selector: string, path: string, tries = 5): Promise<void> => {
  const element = await find(send, selector)
  try {
    await send('POST', `/element/${element}/value`, { text: path })
  } catch (error) {
    if (tries === 1 || !String(error).includes('stale element reference')) throw error
    await chooseFile(send, selector, path, tries - 1)
  }
}

/** Resizes the window so that the page has the size of a phone's. */
export const fitWindow = async (send: Send): Promise<void> => {
  await send('POST', '/window/rect', phone)
  const script = 'return window.innerHeight'
  const height = (await send('POST', '/execute/sync', { script, args: [] })) as number
  await send('POST', '/window/rect', {
    width: phone.width,
    height: 2 * phone.height - height,
  })
}

/** Calls the driver for the first iframe of the page. */
const sendInFrame =
  (send: Send): Send =>
  async (...call) => {
    await send('POST', '/frame', { id: 0 })
    try {
      return await send(...call)
    } finally {
      await send('POST', '/frame', { id: null })
    }
  }

/** Returns the operations on the current tab of a WebDriver session. */
export const tabOf = (send: Send): Tab => ({
  open: async (url) => void (await send('POST', '/url', { url })),
  reload: async () => void (await send('POST', '/refresh', {})),
  address: async () => (await send('GET', '/url')) as string,
  evaluate: (expression) =>
    send('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
  drag: async (kind, path) => void (await send('POST', '/actions', pointerActions(kind, path))),
  type: async (key) => void (await send('POST', '/actions', keyActions(keyCodes[key]))),
  chooseFile: (selector, path) => chooseFile(send, selector, path),
  inFrame: () => {
    const tab = tabOf(send)
    const inside = tabOf(sendInFrame(send))
    return Promise.resolve({
      ...tab,
      // The driver's address is that of the whole tab.
      address: async () => (await inside.evaluate('location.href')) as string,
      evaluate: inside.evaluate,
      chooseFile: inside.chooseFile,
      drag: dragInFrame(tab),
    })
  },
  screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
})
