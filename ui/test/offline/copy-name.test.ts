import { expect, it } from 'vitest'
import { copyName } from '../../src/offline/worker/copy-name.js'

const version = '0123456789ab'
const sites = ['/', '/a/', '/a/b/', '/a/b/c/', '/analysis/', `/a/${version}/`]

it.each(sites)('recognises the copies of the site at %s, and no other site’s', (site) => {
  const names = sites.map((other) => copyName(other).of(version))
  expect(names.filter(copyName(site).isCopy)).toEqual([copyName(site).of(version)])
})

it.each(['kaoiro-analysis', 'kaoiro', 'shop-0123456789ab'])(
  'does not take another cache for a copy: %s',
  (name) => {
    for (const site of sites) expect(copyName(site).isCopy(name)).toBe(false)
  },
)
