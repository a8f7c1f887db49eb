import { expect, it } from 'vitest'
import { linkCards } from '../../vite/card/link-cards.js'

/** Whether a build in this mode writes the folder of the cards. */
const writesIn = (mode: string): boolean => {
  const { apply } = linkCards('never-written')
  if (typeof apply !== 'function') throw new Error('it goes by the mode')
  return apply({}, { command: 'build', mode })
}

it('a build for tests leaves the cards of the built service as they are, and any other writes them', () => {
  expect(writesIn('production')).toBe(true)
  expect(writesIn('uncompressed')).toBe(false)
})
