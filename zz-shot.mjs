import { chromium } from 'playwright-core'
import { chromiumFlags, cameraFlag } from '/tmp/wt/style/fixtures/dist/chromium-flags.js'
const base = 'http://127.0.0.1:4744'
const [,, which = 'all'] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...chromiumFlags, cameraFlag] })
const out = '/tmp/k/style/'
for (const [w, h] of [[390, 844], [360, 640]]) for (const lang of ['ja', 'en']) for (const [who, code] of [['woman', '1F7womQ'], ['man', '68elNZB']]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'ja-JP' })
  const p = await c.newPage()
  p.on('pageerror', (e) => console.log('ERR', String(e)))
  p.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()))
  await p.goto(`${base}/result/${code}${lang === 'en' ? '?lang=en' : ''}`)
  const btn = p.getByRole('button', { name: lang === 'ja' ? '売り場でこの画面を見せる' : 'Show this at the counter' })
  await btn.waitFor()
  await p.waitForTimeout(400)
  const name = `${who}-${lang}-${w}`
  const size = await p.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])
  const adv = p.locator('section', { has: p.locator('h3') }).filter({ hasText: lang === 'ja' ? '装いの色' : 'Wardrobe colours' }).last()
  const box = await adv.boundingBox(); const box2 = await btn.boundingBox()
  console.log(name, size, 'advice', Math.round(box.height), 'from advice to button end', Math.round(box2.y + box2.height - box.y))
  await p.evaluate((y) => window.scrollTo(0, y - 120), box.y)
  await p.waitForTimeout(200)
  await p.screenshot({ path: `${out}${name}-style.png` })
  await p.evaluate(() => { const r = document.querySelector('[role=group][tabindex]'); r.scrollLeft = 900 })
  await p.waitForTimeout(200)
  if (w === 390) await p.screenshot({ path: `${out}${name}-style2.png` })
  await btn.click()
  await p.getByRole('dialog').getByRole('button').waitFor()
  await p.waitForTimeout(300)
  await p.screenshot({ path: `${out}${name}-counter.png` })
  console.log('  counter scroll', await p.evaluate(() => { const d = document.querySelector('dialog[open]'); return [d.scrollHeight, d.clientHeight, d.scrollWidth, d.clientWidth] }))
  await c.close()
}
await b.close()
