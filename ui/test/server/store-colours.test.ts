import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tones } from '@kaoiro/drawing/pen'
import { defaultColours } from '@kaoiro/store/read'
import { colourSheet } from '../../src/server/store-colours.js'

const declarations = (css: string): ReadonlyArray<string> =>
  css.match(/--[\w-]+: #\w{6}(?=;)/g) ?? []

test('the default colours of stores are those of the built styles and of the drawings', async () => {
  const styles = await readFile(path.join(import.meta.dirname, '../../src/tokens.css'), 'utf8')
  expect(declarations(styles)).toEqual(declarations(colourSheet(defaultColours)))
  const { ground, surface, text, accent } = defaultColours
  expect({ ground, surface, text, accent }).toEqual({
    ground: tones.ground,
    surface: tones.paper,
    text: tones.ink,
    accent: tones.lip,
  })
})
