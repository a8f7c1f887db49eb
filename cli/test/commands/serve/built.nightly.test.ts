import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { reads, runBuilt, start } from '../../built-program.js'

const data = await useFolder()

const serving = async () => {
  const args = ['serve', '--quiet', '--port', '0', '--host', '127.0.0.1', '--data', data]
  const program = start(args, { env: { DATABASE_URL: '' } })
  await reads(program.stdout, '\n')
  return program
}

test('kaoiro serve starts again after it was killed, and stops on SIGTERM', async () => {
  const killed = await serving()
  const ended = once(killed, 'exit')
  killed.kill('SIGKILL')
  await ended
  expect(await readdir(data)).toContain('database.lock')

  const next = await serving()
  const stopped = once(next, 'exit')
  next.kill('SIGTERM')
  expect(await stopped).toEqual([0, null])
  expect(await readdir(data)).toEqual(['database', 'photos'])
})

/** Preloaded: without HOME and an entry in /etc/passwd, `homedir` throws. */
const withoutHome = `
  import os from 'node:os'
  import { syncBuiltinESMExports } from 'node:module'
  os.homedir = () => {
    if (process.env.HOME) return process.env.HOME
    throw new Error('uv_os_homedir returned ENOENT')
  }
  syncBuiltinESMExports()`

test('kaoiro serve reads its configuration for a user without a home folder', async () => {
  const { stderr } = await runBuilt(['serve', '--role', 'web', '--port', '0', '--data', data], {
    env: {
      HOME: '',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(withoutHome)}`,
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
    },
  })
  expect(stderr).toContain('DATABASE_URL (127.0.0.1:1)')
})
