import { expect, it } from 'vitest'
import { copyName } from '../../src/site/cache-names.js'

const version = '0123456789ab'
const sites = ['/', '/a/', '/a/b/', '/a/b/c/', '/analysis/', `/a/${version}/`]

it.each(sites)(
  'the name of a copy is recognised by the site at %s, and by no other site',
  (site) => {
    const names = sites.map((other) => copyName(other).of(version))
    expect(names.filter(copyName(site).isCopy)).toEqual([copyName(site).of(version)])
    for (const other of ['kaoiro-analysis', 'kaoiro', 'shop-0123456789ab'])
      expect(copyName(site).isCopy(other)).toBe(false)
  },
)
