import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { nodeExecutable } from '@kaoiro/fixtures/node-versions'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { runBuilt } from '../built-program.js'

const folder = await useFolder()

const photo = fixturePath('photos/12-megapixels.jpg')
const diagnose = ['diagnose', photo, '--gender', 'WOMEN', '--json']

/** Decodes a code and diagnoses a photo on a version of Node. */
const runOn = async (node = process.execPath) => ({
  decoded: await runBuilt(['decode', '1F7womQ'], { node }),
  diagnosed: await runBuilt(diagnose, { node }),
})

type Ran = Awaited<ReturnType<typeof runOn>>

describe('the built program', () => {
  let here: Ran

  beforeAll(async () => {
    here = await runOn()
  })

  test('diagnoses 12 megapixels on this machine', () => {
    const { code, stdout, stderr } = here.diagnosed
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(JSON.parse(stdout)).toMatchObject({ gender: 'WOMEN', colorType: 'spring' })
  })

  test.each([22, 24])(
    'gives the same output on Node %d as on this version',
    { timeout: 120_000 },
    async (major) => {
      expect(here).toMatchObject({ decoded: { code: 0 }, diagnosed: { code: 0 } })
      expect(await runOn(await nodeExecutable(major))).toEqual(here)
    },
  )

  test('keeps its compiled code in the folder of the user', { timeout: 120_000 }, async () => {
    const node = await nodeExecutable(24)
    const env = { XDG_CACHE_HOME: folder, TMPDIR: path.join(folder, 'tmp') }
    await mkdir(env.TMPDIR)
    expect(await runBuilt(['decode', '1F7womQ'], { node, env })).toEqual(here.decoded)
    expect(await readdir(env.TMPDIR)).toEqual([])
    expect(await readdir(path.join(folder, 'kaoiro'))).not.toEqual([])
    expect(await runBuilt(['decode', '1F7womQ'], { node, env })).toEqual(here.decoded)
  })

  test.each([16, 18])(
    'names the versions it needs on Node %d',
    { timeout: 120_000 },
    async (major) => {
      const { code, stderr } = await runBuilt(['decode', '1F7womQ'], {
        node: await nodeExecutable(major),
      })
      expect(code).toBe(1)
      expect(stderr).toMatch(/^kaoiro: requires Node.js 20.*\n$/)
    },
  )
})
