import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { reads, runBuilt, start } from '../built-program.js'

/** The files that a run of the program loads, from V8's coverage report. */
const loadedBy = async (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<ReadonlyArray<string>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-coverage-'))
  try {
    await runBuilt(args, { env: { ...env, NODE_V8_COVERAGE: folder } })
    const reports = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    )
    return reports.flatMap((report) =>
      (JSON.parse(report) as { result: ReadonlyArray<{ url: string }> }).result.map(
        ({ url }) => url,
      ),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('the built program', () => {
  test('decodes from as few files as vite.config.ts promises', async () => {
    const loaded = await loadedBy(['decode', '1F7womQ'])
    const names = loaded.flatMap((url) => /\/cli\/dist\/([a-z]+(?:-runtime)?)/.exec(url)?.[1] ?? [])
    expect(names.sort()).toEqual(['decoding', 'en', 'kaoiro', 'rolldown-runtime', 'shared'])
    expect(loaded.filter((url) => /\/node_modules\/|\/(api|core)\/(src|dist)\//.test(url))).toEqual(
      [],
    )
  })

  test('ignores blanks around the values of environment variables', async () => {
    const { stdout } = await runBuilt(['decode', '1F7womQ'], { env: { LC_ALL: ' ja_JP.UTF-8 ' } })
    expect(stdout).toContain('パーソナルカラー')
  })

  test('checks photos without loading the service unless --faces is given', async () => {
    const loaded = await loadedBy(['check', fixturePath('portraits/spring-woman.jpg')])
    expect(loaded.some((url) => url.includes('/cli/dist/'))).toBe(true)
    expect(loaded.filter((url) => /\/api\/|tfjs/.test(url))).toEqual([])
  })

  test('diagnoses without loading the service or storing the photo', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-diagnosis-'))
    const photo = fixturePath('portraits/spring-woman.jpg')
    const loaded = await loadedBy(['diagnose', photo, '--gender', 'WOMEN'], { TMPDIR: folder })
    expect(loaded.some((url) => url.includes('/analyser/dist/node/'))).toBe(true)
    expect(loaded.filter((url) => /\/api\/|undici|pglite/.test(url))).toEqual([])
    expect(await readdir(folder)).toEqual([])
    await rm(folder, { recursive: true })
  })

  test.each([
    ['Ctrl-C', 'SIGINT'],
    ['a closed terminal', 'SIGHUP'],
  ] as const)('ends on %s', async (_, signal) => {
    const photo = fixturePath('portraits/spring-woman.jpg')
    const program = start(['diagnose', photo, '--gender', 'WOMEN'])
    await reads(program.stderr, 'Preparing')
    program.kill(signal)
    // Forced, which is a SIGINT, if the models take longer to load than an interrupted program waits.
    expect([
      [130, null],
      [null, 'SIGINT'],
    ]).toContainEqual(await once(program, 'exit'))
  })

  test('exits without an error if its reader closes the pipe', async () => {
    const program = start(['--help'])
    program.stdout?.destroy()
    expect(await once(program, 'exit')).toEqual([0, null])
  })
})

describe('kaoiro serve', () => {
  test('serves screens and API on one port, logs its address as JSON into a pipe and stops on Ctrl-C', async () => {
    const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-data-'))
    const program = start(['serve', '--port', '0', '--data', data])
    const announced = await reads(program.stderr, 'address')
    const { address } = JSON.parse(announced.trim().split('\n').at(-1) ?? '') as { address: string }
    const page = await fetch(`${address}result/1F7womQ`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<div id="root"')
    const session = await fetch(`${address}v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(session.status).toBe(201)
    program.kill('SIGINT')
    expect(await once(program, 'exit')).toEqual([0, null])
    await rm(data, { recursive: true })
  })
})
