import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import type { Norms } from '@kaoiro/core/norms'
import { tones } from '@kaoiro/drawing/pen'
import type { Store } from '@kaoiro/store/read'
import { defaultColours } from '@kaoiro/store/read'
import { termsAnalytics, termsOnDevice } from '@kaoiro/texts/en'
import { colourSheet } from '../../site/server/store-page.js'
import type { Site } from '../../src/site/site.js'
import { builtPictures, builtStore } from '../built-store.js'
import { builtSite } from './built-site.js'

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

  it('contains its own terms in its languages, if it has any', async () => {
    const termsOf = async (changes: Partial<Store>) => {
      const page = await pageOf({ languages: ['en', 'ko'], ...changes }, '/shell.html')
      const settings = /id="site">(.*)<\/script>/.exec(page)?.[1] ?? ''
      return (JSON.parse(settings) as Site).terms
    }
    expect(await termsOf({})).toBeUndefined()
    expect(await termsOf({ analytics: 'data-layer' })).toEqual({
      en: termsAnalytics,
      ko: { steps: expect.stringContaining('단계') as string },
    })
    expect(await termsOf({ analysis: 'device' })).toMatchObject({ en: termsOnDevice })
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

describe('on the home screen', () => {
  const rasterise = (svg: string) => new Resvg(svg).render().asPng()
  const iconsOf = async (pictures = builtPictures) => {
    const { files } = await builtSite({ store: builtStore, pictures }, rasterise)
    return (path: string) => PNG.sync.read(Buffer.from(files.get(path) ?? ''))
  }
  const colourAt = ({ data, width }: PNG, x: number, y: number): string =>
    `#${data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).toString('hex')}`

  it('has the brand, and icons of the stated sizes', async () => {
    const { files } = await builtSite()
    const manifest = JSON.parse(String(files.get('/manifest.webmanifest'))) as {
      readonly icons: ReadonlyArray<Readonly<Record<'src' | 'sizes' | 'purpose', string>>>
    }
    expect(manifest).toMatchObject({
      ...{ name: 'Kaoiro', start_url: '.', display: 'standalone', theme_color: '#faf7f2' },
    })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      ...['192x192 any', '512x512 any', '512x512 maskable'],
    ])
    const iconAt = await iconsOf()
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = iconAt(`/${src}`)
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('has an icon of 180 × 180 pixels without transparency for iOS', async () => {
    const icon = (await iconsOf())('/apple-touch-icon.png')
    expect([icon.width, icon.height]).toEqual([180, 180])
    expect(icon.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
    expect(colourAt(icon, 90, 90)).toBe('#8a2f3c')
  })

  it('has its drawing within the middle 80 percent of the icon that Android may crop', async () => {
    const icon = (await iconsOf())('/icon-maskable-512.png')
    const outside = new Set<string>()
    for (let y = 0; y < 512; y++)
      for (let x = 0; x < 512; x++)
        if (Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512) outside.add(colourAt(icon, x, y))
    expect(outside).toEqual(new Set(['#faf7f2']))
  })

  const square = "<rect width='48' height='48' fill='#224466'/></svg>"

  it.each([
    `<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48'>${square}`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>
     <svg xmlns="&ns;" viewBox='0 0 48 48'>${square}`,
  ])('has the icon %s in every size', async (svg) => {
    const icon = Buffer.from(svg).toString('base64')
    const iconAt = await iconsOf({ ...builtPictures, [builtStore.brand.icon]: icon })
    for (const name of ['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable-512']) {
      const png = iconAt(`/${name}.png`)
      expect(colourAt(png, png.width / 2, png.width / 2)).toBe('#224466')
    }
  })
})

const declarations = (css: string): ReadonlyArray<string> =>
  css.match(/--[\w-]+: #\w{6}(?=;)/g) ?? []

it('the default colours of stores are those of the built styles and of the drawings', async () => {
  const styles = await readFile(path.join(import.meta.dirname, '../../src/tokens.css'), 'utf8')
  expect(declarations(styles)).toEqual(declarations(colourSheet(defaultColours)))
  const { ground, surface, text, accent } = defaultColours
  expect({ ground, surface, text, accent }).toEqual({
    ground: tones.ground,
    surface: tones.paper,
    text: tones.ink,
    accent: tones.lip,
  })
})
