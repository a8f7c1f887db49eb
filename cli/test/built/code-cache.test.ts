import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const { codeFolder } = createRequire(import.meta.url)('../../bin/code-cache.cjs') as {
  codeFolder: (
    env: NodeJS.ProcessEnv,
    uid: number | undefined,
    platform?: NodeJS.Platform,
  ) => string | null
}

const uid = process.geteuid?.()

describe('the folder of compiled code', () => {
  let base = ''

  beforeEach(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'kaoiro-caches-'))
  })

  afterEach(() => rm(base, { recursive: true }))

  test.each([
    ['linux', 'XDG_CACHE_HOME', 'kaoiro'],
    ['win32', 'LOCALAPPDATA', 'kaoiro'],
    ['linux', 'HOME', '.cache/kaoiro'],
    ['darwin', 'HOME', 'Library/Caches/kaoiro'],
  ] as const)(
    'is made in the caches of the user on %s, from %s',
    async (system, name, expected) => {
      if (system === 'darwin') await mkdir(path.join(base, 'Library'))
      const folder = codeFolder({ [name]: base }, uid, system)
      expect(folder).toBe(path.join(base, expected))
      expect((await stat(folder ?? '')).mode & 0o077).toBe(0)
      // And found there by the next run.
      expect(codeFolder({ [name]: base }, uid, system)).toBe(folder)
    },
  )

  test.each<[string, () => Promise<unknown>]>([
    [
      'can be written by others',
      () => mkdir(path.join(base, 'kaoiro')).then(() => chmod(path.join(base, 'kaoiro'), 0o777)),
    ],
    [
      'is a link',
      () => mkdir(path.join(base, 'own')).then(() => symlink('own', path.join(base, 'kaoiro'))),
    ],
    ['is in a folder of all users', () => chmod(base, 0o1777)],
  ])('is null if the folder %s', async (_, prepare) => {
    await prepare()
    expect(codeFolder({ XDG_CACHE_HOME: base }, uid)).toBeNull()
  })

  test('is null, and is not made, in the home of another user', async () => {
    expect(codeFolder({ HOME: base }, (uid ?? 0) + 1, 'linux')).toBeNull()
    expect(await readdir(base)).toEqual([])
  })

  test.each([{}, { HOME: '' }, { HOME: 'relative' }, { XDG_CACHE_HOME: '/dev/null' }])(
    'is none for the environment %j',
    (env) => {
      expect(codeFolder(env, uid, 'linux')).toBeNull()
    },
  )
})
