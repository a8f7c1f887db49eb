import { afterEach, expect, it, vi } from 'vitest'
import { downloads, sharesFile } from '../../../src/result/pictures/picture-file.js'

const file = new File([], 'picture.png', { type: 'image/png' })

/** LINE on Android. */
const inApp =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.19.1'

const accepts = () => true
const fails = () => {
  throw new Error('a fault of the browser')
}

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['downloads in a phone’s browser that shares files', true, { canShare: accepts }],
  ['downloads with a mouse', true, { hasMouse: true }],
  ['holds the picture where a phone’s browser shares no files', false, {}],
  ['holds it where the browser cannot tell what it shares', false, { canShare: fails }],
  ['holds it in a chat app that claims to share files', false, { canShare: accepts, agent: inApp }],
  ['holds it on an iPhone', false, { canShare: accepts, hasCallout: true }],
])('%s', (_, expected, browser: Browser) => {
  const { canShare, agent = '', hasMouse = false, hasCallout = false } = browser
  vi.stubGlobal('navigator', { canShare, userAgent: agent })
  vi.stubGlobal('matchMedia', () => ({ matches: !hasMouse }))
  vi.stubGlobal('CSS', { supports: () => hasCallout })
  expect(downloads(file)).toBe(expected)
  expect(sharesFile(file)).toBe(canShare === accepts)
})

interface Browser {
  readonly canShare?: () => boolean
  readonly agent?: string
  readonly hasMouse?: boolean
  readonly hasCallout?: boolean
}
