import { describe, expect, test } from 'vitest'
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

describe.each([22, 24])('on Node %d', (major) => {
  test('the built program decodes and diagnoses as on this one', { timeout: 120_000 }, async () => {
    const node = await nodeExecutable(major)
    const decoded = await runBuilt(['decode', '1F7womQ'], { node })
    expect(decoded).toEqual(await runBuilt(['decode', '1F7womQ']))
    const diagnosed = await runBuilt(diagnose, { node })
    expect(withoutPolls(diagnosed)).toEqual(withoutPolls(await runBuilt(diagnose)))
    expect(diagnosed.code).toBe(0)
  })
})
