import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { ReleaseStep } from '../steps.js'
import { walk } from '../steps.js'

const long = 'This is not as it has to be, and what is to be done about it wants two lines: do it.'

const steps: ReadonlyArray<ReleaseStep> = [
  { _tag: 'Fact', name: 'sound', fault: () => null },
  { _tag: 'Fact', name: 'unsound', fault: () => long },
  { _tag: 'Command', name: 'tests', command: ['npm', 'test'] },
  { _tag: 'Command', name: 'tag', command: ['git', 'tag', '--message', 'Kaoiro 1'] },
]

const walked = (dryRun: boolean, list: ReadonlyArray<ReleaseStep>, works = true) => {
  const [printed, ran]: [Array<string>, Array<string>] = [[], []]
  const ports = {
    print: (line: string) => void printed.push(line),
    run: (command: ReadonlyArray<string>) => {
      ran.push(command.join(' '))
      return works
    },
  }
  return { sound: walk(ports, dryRun)(list), text: printed.join('\n'), ran }
}

describe('a release', () => {
  test('as a dry run goes through all steps, prints the commands and runs none', () => {
    const { sound, text, ran } = walked(true, steps)
    expect(sound).toBe(false)
    expect(ran).toEqual([])
    expect(text).toContain('npm test')
    expect(text).toContain("git tag --message 'Kaoiro 1'")
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true)
  })

  test('stops at a condition that does not hold, before it runs anything', () => {
    const { sound, ran } = walked(false, steps)
    expect({ sound, ran }).toEqual({ sound: false, ran: [] })
  })

  test('stops at a command that fails', () => {
    const { sound, ran } = walked(false, steps.slice(2), false)
    expect({ sound, ran }).toEqual({ sound: false, ran: ['npm test'] })
  })

  test('runs every command if all is well', () => {
    const { sound, ran } = walked(false, [...steps.slice(0, 1), ...steps.slice(2)])
    expect({ sound, ran }).toEqual({ sound: true, ran: ['npm test', 'git tag --message Kaoiro 1'] })
  })

  test('of this workspace fits 80 columns and publishes nothing by itself', async () => {
    const tool = fixturePath('../tools/dist/release/release.js')
    // Whether the tree is clean is no matter here.
    const { stdout } = await promisify(execFile)(process.execPath, [tool, '--dry-run']).catch(
      (error: unknown) => error as { stdout: string },
    )
    for (const name of ['clean tree', 'versions', 'changelog', 'tests', 'pack and try', 'tag'])
      expect(stdout).toMatch(new RegExp(`^  [✓✗·] ${name} `, 'm'))
    expect(stdout).toContain('by hand:\n  git push')
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
  })
})
