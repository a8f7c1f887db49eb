import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import decodeQr from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { brandOutlinesFile, lightCardFile } from '@kaoiro/core/light-card'
import { defaultLanguage, languages } from '@kaoiro/core/language'
import { openLightCard } from '../../../src/cards/light-card.js'
import type { DrawLightCard } from '../../../src/http/ports/site.js'
import { noStore } from '../../../src/http/ports/site.js'
import { maxDrawings } from '../../../src/http/site/drawing-turns.js'
import { testService } from '../test-service.js'

const address = '/light-card.pdf'
const publicUrl = 'https://beauty.example.com/'

const store = { brand: { name: 'Beauty', mark: null }, languages } as const

const folder = await useFolder()
let service: FastifyInstance
beforeAll(async () => {
  const font = { unitsPerEm: 1000, glyphs: {} }
  const brand = { 顔: { advance: 1000, outline: '7 7 m 8 8 l h' } }
  const brandFont = JSON.stringify({ ...font, glyphs: brand })
  await writeFile(path.join(folder, brandOutlinesFile), gzipSync(brandFont))
  for (const language of languages)
    await writeFile(path.join(folder, lightCardFile(language)), JSON.stringify(font))
  const lightCard = await openLightCard(folder, store)
  service = (await testService({ lightCard, options: { publicUrl } })).service
})
afterAll(() => service.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  service.inject({ method: 'GET', url, headers })

/** Paints the rectangles of the QR code, eight pixels per module, and reads it. */
const codeIn = (pdf: string): string => {
  const [code = ''] = /^q\n[\d.]+ 0 0 [\d.]+ 18\.5 14 cm\n.*?^Q$/ms.exec(pdf) ?? []
  const scale = 8
  const side = 40 * scale
  const data = new Uint8Array(4 * side * side).fill(255)
  for (const [, x, y, width] of code.matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm))
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) + 4) * scale + row) * side + (Number(x) + 4) * scale
      for (let at = start; at < start + Number(width) * scale; at++)
        data.fill(0, 4 * at, 4 * at + 3)
    }
  return decodeQr({ width: side, height: side, data })
}

describe('GET /light-card.pdf', () => {
  test('answers a PDF with the address of the site as QR code', async () => {
    const { statusCode, headers, body } = await get(address)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(body).toMatch(/^%PDF-1\.4\n/)
    expect(codeIn(body)).toBe('HTTPS://BEAUTY.EXAMPLE.COM')
  })

  test('uses the address of the request if no public address is configured', async () => {
    const { service } = await testService({ lightCard: await openLightCard(folder, store) })
    const headers = { host: 'shop.example.com:8080' }
    const { body } = await service.inject({ method: 'GET', url: address, headers })
    expect(codeIn(body)).toBe('HTTP://SHOP.EXAMPLE.COM:8080')
    await service.close()
  })

  test('chooses the language by ?lang=, Japanese by default', async () => {
    expect((await get(address)).body).toContain('/Lang (ja)')
    expect((await get(`${address}?lang=en`)).body).toContain('/Lang (en)')
    const headers = { 'accept-language': 'en' }
    expect((await get(`${address}?lang=xx`, headers)).body).toContain('/Lang (ja)')
  })

  test('is sent again only if it has changed', async () => {
    const { headers } = await get(address)
    expect(headers['cache-control']).toBe('no-cache')
    const tag = String(headers['etag'])
    const again = await get(address, { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(`${address}?lang=en`, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('is drawn once for each site and language', async () => {
    const drawn: Array<string> = []
    const lightCard: DrawLightCard = ({ site, language }) => {
      drawn.push(`${site} ${language}`)
      return Promise.resolve(E.right('%PDF'))
    }
    const { service } = await testService({ lightCard })
    for (const [host, query] of [
      ['a.example', '?lang=ja'],
      ['b.example', ''],
      ['a.example', '?lang=en'],
      ['a.example', '?x=1'],
    ])
      await service.inject({ url: `${address}${query}`, headers: { host } })
    expect(drawn).toEqual(['http://a.example ja', 'http://b.example ja', 'http://a.example en'])
    await service.close()
  })

  test('is refused to an address with too many waiting drawings, and drawn for others', async () => {
    const { service } = await testService({ lightCard: () => Promise.resolve(E.right('%PDF')) })
    const ask = async (remoteAddress: string, site: number) => {
      const headers = { host: `${site}.example` }
      return (await service.inject({ url: address, headers, remoteAddress })).statusCode
    }
    const sites = Array.from({ length: maxDrawings }, (_, index) => index)
    const greedy = Promise.all(sites.map((site) => ask('192.0.2.1', site)))
    expect(await ask('192.0.2.2', maxDrawings)).toBe(200)
    expect((await greedy).filter((status) => status === 503)).toHaveLength(maxDrawings / 2)
    await service.close()
  })

  test('does not forbid the styles and plug-ins of PDF viewers', async () => {
    const { headers } = await get(address)
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
  })

  test('answers 404 if the address is too long for the code', async () => {
    const lightCard = await openLightCard(folder, store)
    const { service } = await testService({ lightCard })
    const headers = { host: `${'a'.repeat(60)}.example.com` }
    const { statusCode } = await service.inject({ method: 'GET', url: address, headers })
    expect(statusCode).toBe(404)
    await service.close()
  })

  test('answers 404 if no UI is served', async () => {
    const { service } = await testService()
    expect((await service.inject({ method: 'GET', url: address })).statusCode).toBe(404)
    await service.close()
  })
})

test('a brand has the letters that the font of the language lacks', async () => {
  const lightCard = await openLightCard(folder, { ...store, brand: { name: 'Beauty', mark: '顔' } })
  const pdf = await lightCard({ site: publicUrl, language: 'ja' })
  expect(E.isRight(pdf) && pdf.right).toContain('7 7 m 8 8 l h')
})

test('a store without Japanese has its card in its first language', async () => {
  const site = () => ({ ...noStore, languages: ['ko', 'en'] as const })
  const lightCard = await openLightCard(folder, store)
  const { service } = await testService({ lightCard, site, options: { publicUrl } })
  for (const [query, lang] of [
    ['', 'ko'],
    ['?lang=ja', 'ko'],
    ['?lang=en', 'en'],
  ])
    expect((await service.inject({ url: `${address}${query}` })).body).toContain(`/Lang (${lang})`)
  await service.close()
})

test('openLightCard rejects a folder of an older build', async () => {
  const older = path.join(folder, 'older')
  await mkdir(older)
  await expect(openLightCard(older, store)).rejects.toThrow('ENOENT')
  await writeFile(path.join(older, lightCardFile(defaultLanguage)), '{"brand":"Beauty"}')
  await expect(openLightCard(older, store)).rejects.toThrow(/is not valid\. Build the UI again\.$/)
})
