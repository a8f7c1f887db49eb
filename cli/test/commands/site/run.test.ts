import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { checkSite } from '../../../src/commands/site/check-site.js'
import { kaoiro } from '../../in-process.js'

const folder = await useFolder()
const lumen = fixturePath('stores/lumen')

const writeTo = async (name: string, ...args: ReadonlyArray<string>) => {
  const out = path.join(folder, name)
  return { out, ...(await kaoiro(['site', '--store', lumen, '--out', out, ...args])) }
}

describe('kaoiro site', () => {
  test('writes the site of a store over an earlier one, and tells how to publish it', async () => {
    await writeTo('site', '--quiet')
    const { out, code, stdout, stderr } = await writeTo('site')
    expect(code).toBe(0)
    expect(stdout).toMatch(/ files, [\d.]+ MB\. All pages opened below a path\.\n/)
    expect(stdout).toContain('answer unknown addresses with 404.html')
    // Its store.json leaves the analysis to the service.
    expect(stderr).toContain('analyses photos on the visitor’s device')
    const names = await readdir(out, { recursive: true })
    for (const name of ['index.html', '404.html', 'sw.js', 'manifest.webmanifest', '.nojekyll'])
      expect(names).toContain(name)
    expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([])
    const home = await readFile(path.join(out, 'index.html'), 'utf8')
    expect(home).toContain('Lumen')
    expect(home).toContain('Your photo stays on this device')
    expect(home.match(/ (href|src|srcset)="\/(?!\/)[^"]*/gi)).toBeNull()
  })

  test('refuses a folder with other files, and names the faults of a store', async () => {
    const used = path.join(folder, 'used')
    await writeTo('used', '--quiet')
    await writeFile(path.join(used, 'sw.js'), 'of another site')
    const refused = await writeTo('used')
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toBe(
      `kaoiro: ${used}: the folder contains other files. Choose an empty folder, or one with an earlier site\n`,
    )
    const none = await kaoiro(['site', '--out', used], { env: { KAOIRO_STORE: used } })
    expect(none).toMatchObject({ code: 1, stdout: '' })
    expect(none.stderr).toContain('store.json')
  })
})

describe('checkSite', () => {
  test('names the first file that is missing or addressed at the root of the host', async () => {
    const { out } = await writeTo('checked', '--quiet')
    const home = path.join(out, 'index.html')
    const html = await readFile(home, 'utf8')
    await writeFile(home, html.replace('src="./assets/', 'src="/other/assets/'))
    expect(await checkSite(out)).toMatch(/^\/other\/assets\//)
    await writeFile(home, html)
    expect(await checkSite(out)).toBeNull()
    const script = (await readdir(path.join(out, 'assets'))).find((name) =>
      name.startsWith('wear-'),
    )
    await rm(path.join(out, 'assets', script ?? ''))
    expect(await checkSite(out)).toBe(`/assets/${script ?? ''}`)
  })
})
