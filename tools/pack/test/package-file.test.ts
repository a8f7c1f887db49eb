import { expect, test } from 'vitest'
import { repository } from '../package-file.js'

test('names the repository of the workflow that packs, as npm requires for a provenance', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'owner/name' }
  expect(repository(env)).toEqual({
    repository: { type: 'git', url: 'git+https://github.com/owner/name.git' },
  })
})

test('names no repository on other machines', () => {
  expect(repository({})).toEqual({})
})
