import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { kaoiro } from '../../../in-process.js'

const folder = await useFolder()

test.each([
  ['the table', 'a.jpg', 'table.csv', 'table.csv'],
  ['the results of people', 'a.jpg,anna', 'people.jsonl', 'people.people.jsonl'],
  ['the results of people next to a table', 'a.jpg,anna', 'both.csv', 'both.people.jsonl'],
])(
  'diagnose --out rejects a folder in the place of %s before it reads photos',
  async (_, row, out, blocked) => {
    const manifest = path.join(folder, 'manifest.csv')
    await writeFile(manifest, `path,person\n${row}\n`)
    await mkdir(path.join(folder, blocked))
    const args = ['diagnose', manifest, '--gender', 'MEN', '--out', path.join(folder, out)]
    for (const options of [[], ['--dry-run']])
      expect(await kaoiro([...args, ...options])).toEqual({
        code: 1,
        stdout: '',
        stderr: `kaoiro: ${path.join(folder, blocked)}: it is a folder; name a file\n`,
      })
  },
)
