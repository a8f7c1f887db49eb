import { afterEach, describe, expect, it, vi } from 'vitest'
import { shareUrl } from '../../src/adapters/share-url.js'

const content = { title: 'title', text: 'text', url: 'https://a.example/result/1F7womQ' }

const copied = vi.fn(() => Promise.resolve())

/** Shares in a browser with this share sheet. */
const shareWith = (share?: () => Promise<void>) => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText: copied } })
  return shareUrl(content)
}

const failure = (name: string) => () => Promise.reject(new DOMException('', name))

afterEach(() => {
  vi.unstubAllGlobals()
  copied.mockClear()
})

describe('sharing a URL', () => {
  it.each([
    ['shared', 0, () => Promise.resolve()],
    ['dismissed', 0, failure('AbortError')],
    ['copied', 1, failure('NotAllowedError')],
    ['copied', 1, undefined],
  ])('is %s, with %i copies', async (outcome, copies, share) => {
    expect(await shareWith(share)).toBe(outcome)
    expect(copied).toHaveBeenCalledTimes(copies)
  })

  it('copies the URL if it is pressed again while a share sheet never reports its end', async () => {
    let end = (): void => undefined
    const open = () => new Promise<void>((resolve) => (end = resolve))
    const first = shareWith(open)
    expect(await shareWith(open)).toBe('copied')
    end()
    expect(await first).toBe('shared')
  })
})
