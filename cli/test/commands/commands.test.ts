import { expect, test } from 'vitest'
import { photoCommands } from '../../src/photo/threads/early-thread.js'
import { outline } from '../outline.js'

test('a thread is started early for the commands with --image-engine, and for no other', () => {
  const withEngine = outline.commands.filter(({ options }) =>
    options.some(({ flags }) => flags.includes('--image-engine')),
  )
  expect(withEngine.map(({ name }) => name)).toEqual(photoCommands)
})
