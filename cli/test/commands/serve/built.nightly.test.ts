import { once } from 'node:events'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
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

test('kaoiro serve shows a store, its changes, and the last one while the folder has a fault', async () => {
  const store = await useCopy()
  const args = ['serve', '--store', store, '--quiet', '--port', '0', '--host', '127.0.0.1']
  const program = start([...args, '--data', data], { env: { DATABASE_URL: '' } })
  const address = (await reads(program.stdout, '\n')).trim()
  const titleAfter = async (words: string, from: string, to: string) => {
    const printed = reads(program.stderr, words)
    const file = path.join(store, 'store.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace(`"${from}"`, `"${to}"`))
    await printed
    return titleOf(address)
  }
  expect(await titleOf(address)).toContain('Lumen')
  expect(await titleAfter('The store has changed', 'Lumen', 'Aurora')).toContain('Aurora')
  expect(await titleAfter('The site shows the last one', 'Aurora', '')).toContain('Aurora')
  const stopped = once(program, 'exit')
  program.kill('SIGTERM')
  await stopped
}, 180_000)

const useCopy = async (): Promise<string> => {
  const store = path.join(data, 'store')
  await cp(fixturePath('stores/lumen'), store, { recursive: true })
  return store
}

const titleOf = async (address: string): Promise<string | undefined> =>
  /<title>[^<]*/.exec(await (await fetch(address)).text())?.[0]
