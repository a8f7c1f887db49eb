import { expect, test } from 'vitest'
import { photoCommands } from '../../src/photo/preparation.js'
import { outline } from '../outline.js'

test('photoCommands contains exactly the commands with --image-engine', () => {
  const withEngine = outline.commands.filter(({ options }) =>
    options.some(({ flags }) => flags.includes('--image-engine')),
  )
  expect(withEngine.map(({ name }) => name)).toEqual(photoCommands)
})
