import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { languages } from '@kaoiro/core/language'
import { completionScripts } from '../../../src/commands/completion/run.js'
import { kaoiro } from '../../in-process.js'
import { outline } from '../../outline.js'

const run = promisify(execFile)

const folder = await useFolder()

beforeAll(async () => {
  await writeFile(path.join(folder, 'kaoiro.bash'), completionScripts.bash(outline))
  await mkdir(path.join(folder, 'photos'))
  await writeFile(path.join(folder, 'photos', 'my photo.jpg'), '')
})

/** The completions that bash offers for the last word. */
const offered = async (...words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const script =
    'source kaoiro.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kaoiro; printf "%s\\n" "${COMPREPLY[@]}"'
  const { stdout } = await run('bash', ['-c', script, 'bash', 'kaoiro', ...words], { cwd: folder })
  return stdout.split('\n').filter((line) => line !== '')
}

describe('the bash completion', () => {
  test.each([
    [['de'], ['decode']],
    [
      ['render', '--format', ''],
      ['png', 'svg'],
    ],
    [['decode', '1F7womQ', '--lang', '=', ''], languages],
    [['decode', '1F7womQ', '--lang', '='], languages],
    [['diagnose', '--hairline', ''], ['auto']],
    [['diagnose', 'photos/'], ['photos/my photo.jpg']],
    [['render', '--out', 'photos/m'], ['photos/my photo.jpg']],
    [['serve', '--data', ''], ['photos']],
    [['store', 'c'], ['check']],
    [['store', 'check', ''], ['photos']],
    [['--v'], ['--version']],
    [['help', 'ren'], ['render']],
    [['decode', ''], []],
  ])('offers for %j: %j', async (words, expected) => {
    expect(await offered(...words)).toEqual(expected)
  })

  test('offers every command', async () => {
    expect(await offered('')).toEqual(outline.commands.map(({ name }) => name))
  })

  test('offers every option of each command', async () => {
    for (const { name, options } of outline.commands)
      expect(await offered(name, '-')).toEqual(options.flatMap(({ flags }) => flags))
  })
})

/** The syntax errors that a shell reports for a script; empty if there are none or the shell is not installed. */
const complaintsOf = async (shell: string, script: string): Promise<string> => {
  const file = path.join(folder, `kaoiro.${shell}`)
  await writeFile(file, script)
  return run(shell, ['-n', file]).then(
    ({ stderr }) => stderr,
    (error: unknown) => (/ENOENT/.test(String(error)) ? '' : String(error)),
  )
}

describe.each(['bash', 'zsh', 'fish'] as const)('the script for %s', (shell) => {
  const script = completionScripts[shell](outline)
  const spelled = (flag: string) => (shell === 'fish' ? flag.replace(/^--?/, '') : flag)

  test('has valid syntax if the shell is installed', async () => {
    expect(await complaintsOf(shell, script)).toBe('')
  })

  test('is printed by kaoiro completion', async () => {
    const { code, stdout, stderr } = await kaoiro(['completion', shell])
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: script, stderr: '' })
  })

  test('contains every command, every option and every choice', () => {
    for (const { name, options } of outline.commands) {
      expect(script).toContain(name)
      for (const { flags, value } of options) {
        for (const flag of flags) expect(script).toContain(spelled(flag))
        if (value !== null) expect(script).toContain(value.choices.join(' '))
      }
    }
  })
})
