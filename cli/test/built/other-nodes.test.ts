import { beforeAll, describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { nodeExecutable } from '@kaoiro/fixtures/node-versions'
import { runBuilt } from '../built-program.js'

/** How often the service was asked hangs on how busy the machine is. */
const withoutPolls = ({ stderr, ...ended }: Awaited<ReturnType<typeof runBuilt>>) => ({
  ...ended,
  stderr: stderr.replace(/^Analysing … .*\n/gm, ''),
})

const photo = fixturePath('portraits/winter-man.jpg')
const diagnose = ['diagnose', photo, '--gender', 'MEN', '--json']

/** What this Node, or another one, makes of a code and of a photo. */
const runOn = async (node = process.execPath) => ({
  decoded: await runBuilt(['decode', '1F7womQ'], { node }),
  diagnosed: withoutPolls(await runBuilt(diagnose, { node })),
})

describe('the built program', () => {
  let here: Awaited<ReturnType<typeof runOn>>

  beforeAll(async () => {
    here = await runOn()
    expect(here).toMatchObject({ decoded: { code: 0 }, diagnosed: { code: 0 } })
  })

  test.each([22, 24])(
    'decodes and diagnoses on Node %d as on this one',
    { timeout: 120_000 },
    async (major) => {
      expect(await runOn(await nodeExecutable(major))).toEqual(here)
    },
  )
})
