import { chmod, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { expect, test } from 'vitest'
import { replaceFile } from '../../src/system/files.js'

const folder = await useFolder()

const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777

test('replaceFile keeps permissions and symbolic links', async () => {
  const [file, name] = [path.join(folder, 'file'), path.join(folder, 'link')]
  await writeFile(file, 'old')
  await chmod(file, 0o640)
  await symlink('file', name)
  await replaceFile(name, 'new')
  expect(await readFile(file, 'utf8')).toBe('new')
  expect(await modeOf(file)).toBe(0o640)
  expect(await readlink(name)).toBe('file')
  expect((await readdir(folder)).sort()).toEqual(['file', 'link'])
})

test('replaceFile makes a new file with default permissions', async () => {
  const [made, usual] = [path.join(folder, 'made'), path.join(folder, 'usual')]
  await writeFile(usual, '')
  await replaceFile(made, 'new')
  expect(await readFile(made, 'utf8')).toBe('new')
  expect(await modeOf(made)).toBe(await modeOf(usual))
})

test('replaceFile rejects if the folder is missing', async () => {
  await expect(replaceFile(path.join(folder, 'no', 'folder'), '')).rejects.toThrow('no such file')
})
