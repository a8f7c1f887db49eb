import { PNG } from 'pngjs'
import { describe, expect, inject, it } from 'vitest'
import { useSite } from '../browser.js'

const site = useSite()

interface Manifest {
  readonly name: string
  readonly icons: ReadonlyArray<{
    readonly src: string
    readonly sizes: string
    readonly purpose: string
  }>
}

const fetched = (path: string): Promise<Response> => fetch(new URL(path, inject('siteAddress')))

const manifest = async (): Promise<Manifest> =>
  (await (await fetched('/manifest.webmanifest')).json()) as Manifest

const iconAt = async (path: string): Promise<PNG> => {
  const answer = await fetched(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  return PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
}

const colourAt = ({ data, width }: PNG, x: number, y: number): string =>
  `#${data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).toString('hex')}`

describe('the web manifest', () => {
  it('is found and understood by the browser', async () => {
    const page = await site.open()
    const devtools = await page.context().newCDPSession(page)
    const { url, errors } = await devtools.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe('/manifest.webmanifest')
    expect(errors).toEqual([])
  })

  it('contains the brand, and icons of the stated sizes', async () => {
    const { name, icons, ...rest } = await manifest()
    expect(name).toBe('Kaoiro')
    expect(rest).toMatchObject({
      start_url: '.',
      display: 'standalone',
      theme_color: '#faf7f2',
    })
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      const { width, height } = await iconAt(src)
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('is served with its own media type', async () => {
    const { headers } = await fetched('/manifest.webmanifest')
    expect(headers.get('content-type')).toContain('application/manifest+json')
  })
})

describe('an icon', () => {
  it('for the home screen of iOS has 180 × 180 pixels and no transparency', async () => {
    const page = await site.open()
    const href = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    const icon = await iconAt(href ?? '')
    expect([icon.width, icon.height]).toEqual([180, 180])
    expect(icon.data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true)
    expect(colourAt(icon, 90, 90)).toBe('#8a2f3c')
  })

  it('that Android may crop has its drawing within the middle 80 percent', async () => {
    const icon = await iconAt('/icon-maskable-512.png')
    const outside = new Set<string>()
    for (let y = 0; y < 512; y++)
      for (let x = 0; x < 512; x++)
        if (Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512) outside.add(colourAt(icon, x, y))
    expect(outside).toEqual(new Set(['#faf7f2']))
  })
})
