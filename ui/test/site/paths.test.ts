import { expect, inject, it } from 'vitest'
import { sitePaths } from '@kaoiro/core/pages'
import { codeWith } from '../results.js'

/** Returns the statuses of GET and HEAD as link checkers and link previews send them. */
const statusesOf = (address: string): Promise<ReadonlyArray<number>> =>
  Promise.all(
    ['GET', 'HEAD'].map(async (method) => {
      const headers = { accept: '*/*' }
      return (await fetch(inject('siteAddress') + address, { method, headers })).status
    }),
  )

it.each(Object.values(sitePaths).map((path) => path.replace(/:(code|a|b)\??/g, codeWith())))(
  'GET and HEAD find a page at %s',
  async (address) => {
    expect(await statusesOf(address)).toEqual([200, 200])
  },
)

it('GET and HEAD return 404 for an unknown path', async () => {
  expect(await statusesOf('/no/such/page')).toEqual([404, 404])
})
