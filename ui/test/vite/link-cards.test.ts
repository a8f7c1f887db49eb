import { expect, it } from 'vitest'
import { linkCards } from '../../vite/card/link-cards.js'

/** Whether a build in this mode writes the folder of the cards. */
const writesIn = (mode: string): boolean => {
  const { apply } = linkCards('never-written')
  if (typeof apply !== 'function') throw new Error('it goes by the mode')
  return apply({}, { command: 'build', mode })
}

it('linkCards writes the cards in every build except those for tests', () => {
  expect(writesIn('production')).toBe(true)
  expect(writesIn('uncompressed')).toBe(false)
})
