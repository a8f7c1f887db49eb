import { expect, test } from 'vitest'
import { withoutDeadLinks } from '../package-file.js'

const exists = (file: string) => file === 'running.md'

test.each([
  ['[below a path](running.md#below-a-path)', '[below a path](running.md#below-a-path)'],
  ['[a site](https://a.example), [above](#store)', '[a site](https://a.example), [above](#store)'],
  [
    'see [decision\n32](decisions/0032.md#why) and [`store`](../store)',
    'see decision\n32 and `store`',
  ],
])('withoutDeadLinks keeps only links to files that exist: %j', (text, expected) => {
  expect(withoutDeadLinks(text, exists)).toBe(expected)
})
