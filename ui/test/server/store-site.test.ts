import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Norms } from '@kaoiro/core/norms'
import type { Store } from '@kaoiro/store/read'
import { builtPictures, builtStore } from '../built-store.js'
import { builtSite } from './built-renderer.js'

const siteOf = (changes: Partial<Store>) =>
  builtSite({ store: { ...builtStore, ...changes }, pictures: builtPictures })

const pageOf = async (changes: Partial<Store>, file = '/index.html'): Promise<string> =>
  String((await siteOf(changes)).files.get(file))

describe('the site of a store', () => {
  it('has a first screen for each of its languages, the first one at its root', async () => {
    const { files } = await siteOf({ languages: ['ko', 'en'] })
    const homes = [...files.keys()].filter((file) => file.startsWith('/index'))
    expect(homes).toEqual(['/index.html', '/index.en.html'])
    for (const page of ['/index.html', '/shell.html', '/result.html', '/compare.html'])
      expect(String(files.get(page))).toContain('<html lang="ko">')
  })

  it('asks for scripts in its languages only', async () => {
    const notices = [...(await pageOf({ languages: ['ko', 'en'] })).matchAll(/<p lang="([^"]*)"/g)]
    expect(notices.map(([, language]) => language)).toEqual(['ko', 'en'])
  })

  it('is described in its own words, where it has some', async () => {
    const texts = {
      ...builtStore.texts,
      description: { ja: '百貨店の「色」', en: 'Your "colours"' },
    }
    const { files } = await siteOf({ texts, languages: ['en', 'ja'] })
    expect(String(files.get('/index.html'))).toContain('content="Your &quot;colours&quot;"')
    expect(String(files.get('/index.ja.html'))).toContain('content="百貨店の「色」"')
    expect(JSON.parse(String(files.get('/manifest.webmanifest')))).toMatchObject({
      description: 'Your "colours"',
    })
  })

  it('names its files by a hash of their bytes', async () => {
    const { files } = await siteOf({})
    const logos = [...files].filter(([file]) => /store-.*\.svg$/.test(file))
    expect(logos.length).toBeGreaterThan(0)
    for (const [file, content] of logos) {
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
      expect(file).toContain(`-${hash}.svg`)
    }
  })

  it('keeps markup in its texts out of the pages', async () => {
    const brand = { ...builtStore.brand, name: '</script><b>"&' }
    const page = await pageOf({ brand })
    expect(page).not.toContain('<b>')
    expect(page).toContain('&lt;/script')
    const [, settings = ''] = /id="site">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(settings)).toMatchObject({ brand })
  })

  it.each([
    ['off', null],
    ['data-layer', null],
    ['https://tags.example/a/tag.js?id=1', 'https://tags.example/a/tag.js'],
    ["https://tags.example:8443/a;,'*/t.js", 'https://tags.example:8443/a%3B%2C%27%2A/t.js'],
  ])('with analytics %j allows the script %j', async (analytics, script) => {
    expect((await siteOf({ analytics })).analyticsScript).toBe(script)
  })

  it('has a stylesheet only for other colours, and darkens the controls of a dark one', async () => {
    expect(await pageOf({})).not.toContain('store-colours')
    const { colours } = builtStore
    const light = await siteOf({ colours: { ...colours, accent: '#224466' } })
    const sheet = [...light.files].find(([file]) => file.includes('store-colours'))
    expect(String(sheet?.[1])).toContain('--accent: #224466;')
    expect(String(light.files.get('/index.html'))).toContain(`href="${sheet?.[0] ?? ''}"`)
    expect(await pageOf({ colours })).toContain('content="only light"')
    expect(await pageOf({ colours: { ...colours, ground: '#101010' } })).toContain(
      'content="only dark"',
    )
  })

  it('is the same for the same store, down to the version of the offline copy', async () => {
    const [one, other] = [await siteOf({}), await siteOf({})]
    expect(one.files).toEqual(other.files)
  })

  it('has the norms of the store only for screens that analyse photos', async () => {
    const measure = { red: 0.5, blue: 0.5, light: 0.5 }
    const norms: Norms = {
      version: '1',
      everybody: { skin: { people: 60, mean: measure, deviation: measure } },
    }
    const filesOf = async (analysis: Store['analysis']) => {
      const store = { ...builtStore, analysis }
      const { files } = await builtSite({ store, pictures: builtPictures, norms })
      return files
    }
    const ofDevice = await filesOf('device')
    const [file = ''] = [...ofDevice.keys()].filter((path) => path.includes('store-norms-'))
    expect(JSON.parse(String(ofDevice.get(file)))).toEqual(norms)
    expect(String(ofDevice.get('/index.html'))).toContain(`"norms":"${file}"`)
    expect(String(ofDevice.get('/sw.js'))).toContain(`"${file}"`)
    const ofService = await filesOf('service')
    expect([...ofService.keys()].filter((path) => path.includes('norms'))).toEqual([])
  })
})
