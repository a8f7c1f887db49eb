import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { checkStore } from '../src/read.js'
import { least, leastWith, useStoreFolders } from './folders.js'

const storeFolder = await useStoreFolders()

describe('checkStore', () => {
  const draw = async (svg: Uint8Array) => {
    const text = await Promise.resolve(Buffer.from(svg).toString())
    return text.includes('broken') ? null : { width: 8, height: text.includes('wide') ? 4 : 8 }
  }
  const withLogo = (logo: string) => least.replace('icon.svg" }', `icon.svg", "logo": "${logo}" }`)

  test.each([
    ['icon.svg', '<svg>broken</svg>', 'Left', { _tag: 'PictureNotValid', path: 'brand.icon' }],
    ['logo.svg', '<svg>broken</svg>', 'Left', { _tag: 'PictureNotValid', path: 'brand.logo' }],
    ['logo.png', '<html>', 'Left', { _tag: 'PictureNotValid', path: 'brand.logo' }],
    ['icon.svg', '<svg>wide</svg>', 'Right', { _tag: 'IconNotSquare', path: 'brand.icon' }],
    ['logo.svg', '<svg onload="x()"/>', 'Right', { _tag: 'ScriptInPicture', path: 'brand.logo' }],
    ['icon.svg', '<svg><script>x()</script></svg>', 'Right', { _tag: 'ScriptInPicture' }],
    ['logo.svg', '<svg>wide</svg>', 'Right', undefined],
    ['logo.svg', '<svg><text>Lumen</text></svg>', 'Right', { _tag: 'LogoNotOnCards' }],
    ['logo.webp', 'RIFF    WEBPVP8 ', 'Right', { _tag: 'LogoNotOnCards' }],
  ])('judges %s with the content %s', async (name, content, side, expected) => {
    const picture = `pictures/${name}`
    const folder = await storeFolder({
      'store.json': name.startsWith('logo') ? withLogo(picture) : least,
      [picture]: content,
    })
    const checked = await checkStore(folder, { draw })
    expect(checked._tag).toBe(side)
    const told = E.isLeft(checked) ? checked.left : checked.right.warnings
    expect(told).toMatchObject(expected === undefined ? [] : [{ line: 2, ...expected }])
  })

  test('names the languages that a text lacks', async () => {
    const folder = await storeFolder({
      'store.json': leastWith('"texts": { "privacy": { "en": "…" } }'),
    })
    expect(await checkStore(folder)).toMatchObject(
      E.right({
        warnings: [
          {
            _tag: 'LanguagesMissing',
            file: 'store.json',
            line: 17,
            path: 'texts.privacy',
            languages: ['ko'],
          },
        ],
      }),
    )
  })
})
