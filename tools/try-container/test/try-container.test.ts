import { describe, expect, test } from 'vitest'
import { cleanUp } from '../podman/clean-up.js'
import { mustRun, run } from '../../processes/command.js'
import { certificateOptions } from '../image/certificates.js'
import { hardened } from '../podman/container.js'
import { limitsIn } from '../podman/limits.js'
import type { Machine } from '../machine/missing.js'
import { isMissing, missing, obstacleOf } from '../machine/missing.js'
import { parseOptions, help } from '../options.js'
import { statusFigures } from '../site/status.js'
import { buildStage } from '../podman/step.js'

describe('the command line', () => {
  test('an image that is there is tried as it is', () => {
    expect(parseOptions(['--image', 'kaoiro'])).toEqual({
      kind: 'run',
      options: { image: 'kaoiro', keep: false },
    })
  })

  test.each(['--imgae', 'kaoiro', '--image'])('%s alone is refused', (arg) =>
    expect(parseOptions([arg]).kind).toBe('wrong'),
  )

  test('the help fits a terminal', () => {
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})

describe('what is missing', () => {
  const machine: Machine = {
    platform: 'linux',
    isRoot: true,
    hasPodman: false,
    hasAptGet: true,
  }

  test('podman that can be installed is not missing', () =>
    expect(obstacleOf(machine)).toBeUndefined())

  test.each([
    [{ platform: 'darwin' }, 'Linux'],
    [{ isRoot: false }, 'root'],
    [{ hasAptGet: false }, 'podman'],
  ])('%o is reported in one line that fits a terminal', (lack, word) => {
    const said = obstacleOf({ ...machine, ...lack })
    expect(said).toContain(word)
    expect(said).toMatch(/^[^\n]{1,80}$/)
  })

  test('is distinguished from other failures', () => {
    expect(isMissing(missing('no mirror'))).toBe(true)
    expect(isMissing(new Error('no mirror'))).toBe(false)
  })
})

describe('cleaning up', () => {
  test('undoes the last first, goes on after a failure, and does nothing twice', async () => {
    const undone: Array<string> = []
    const undo = cleanUp()
    undo.add(() => undone.push('network'))
    undo.add(() => Promise.reject(new Error('is gone')))
    undo.add(() => undone.push('container'))
    await undo.run()
    await undo.run()
    expect(undone).toEqual(['container', 'network'])
  })
})

describe('a command', () => {
  test('gives what it printed, and hears both streams', async () => {
    const heard: Array<string> = []
    const line = (text: string) => heard.push(text)
    const { status, output } = await run('sh', ['-c', 'echo out; echo err >&2; exit 3'], { line })
    expect({ status, output, heard: heard.sort() }).toEqual({
      status: 3,
      output: 'out',
      heard: ['err', 'out'],
    })
  })

  test('that fails says why', async () => {
    await expect(mustRun('sh', ['-c', 'echo no space >&2; exit 1'])).rejects.toThrow('no space')
  })

  test('is ended with all that it started when the run is interrupted', async () => {
    const stop = new AbortController()
    const line = () => stop.abort()
    const ended = run('sh', ['-c', 'sleep 600 & echo started; wait'], { signal: stop.signal, line })
    expect((await ended).status).toBeNull()
  })
})

describe('limits', () => {
  const limits = (files: string) =>
    `Limit                     Soft Limit           Hard Limit           Units
Max processes             96365                96365                processes
Max open files            1024                 ${files}                files
`

  test.each([
    ['20000', 'nofile=20000:20000'],
    ['1048576', 'nofile=65536:65536'],
    ['unlimited', 'nofile=65536:65536'],
  ])('of %s open files a container has %s', (files, option) => {
    expect(limitsIn(limits(files))).toEqual(['--ulimit', option, '--ulimit', 'nproc=4096:4096'])
  })
})

describe('what the kernel says of a node', () => {
  const status = (uid: number, bound: string, fixed: number) =>
    `Name:\tnode\nUid:\t${uid}\t${uid}\nCapEff:\t0000000000000000\nCapBnd:\t${bound}\nNoNewPrivs:\t${fixed}\n`
  const reached = (text: string) => statusFigures(text).map((figure) => figure.reached)

  test('all is as it should be', () => {
    expect(reached(status(1000, '0000000000000000', 1))).toEqual([true, true, true])
  })

  test('root, a capability and a way to privileges are seen', () => {
    expect(reached(status(0, '00000000a80425fb', 0))).toEqual([false, false, false])
  })

  test('what is missing in it counts as a fault', () => {
    expect(reached('')).toEqual([false, false, false])
  })
})

test('a node has no capability and one writable folder beside its own', () => {
  expect(hardened.join(' ')).toContain('--read-only ')
  expect(hardened.join(' ')).toContain('--cap-drop all --security-opt no-new-privileges')
})

test("a build gets no certificates if Node's own are enough", () => {
  expect(certificateOptions(undefined, '/nowhere')).toEqual([])
})

test.each([
  ['[2/3] STEP 4/6: RUN npm ci', '[2/3] STEP 4/6'],
  ['STEP 1/2: FROM node', 'STEP 1/2'],
])('%s is a stage of a build', (line, stage) => expect(buildStage(line)).toBe(stage))

test('what a step prints is no stage', () =>
  expect(buildStage('added 208 packages')).toBeUndefined())
