import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { useSite } from '../browser.js'

const site = useSite()

const source = path.join(import.meta.dirname, '../../src')

/**
 * Screens and their steps have pictures of their own; the catalogue does not show itself. What belongs to an analysis
 * on the device is in the catalogue of a site that has one (test/device/ask.test.ts).
 */
const holdsComponents = (file: string) =>
  /^(components|start|capture|result|compare|shell)\/.*\.tsx$/.test(file) &&
  !/-(screen|step)\.tsx$|\/device\//.test(file)

/** What the catalogue shows under another name, or around itself. */
const elsewhere: Readonly<Record<string, string>> = {
  ChartTitle: 'FaceChart',
  Drawing: 'Seasons',
  HairlineGrip: 'HairlineGuide',
  PictureSheet: 'PictureToKeep',
  QrCode: 'OwnQr',
  ScreenHeading: 'Message',
  Spinner: 'Progress',
}
const aroundIt = ['ErrorBoundary', 'Footer', 'Header', 'Layout', 'ScrollRestoration']

it('shows every component', async () => {
  const files = (await readdir(source, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(holdsComponents)
  const sources = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')))
  const components = sources
    .flatMap((source) => [...source.matchAll(/^export (?:const|class) ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !aroundIt.includes(name))
  const page = await site.open('/component-catalog')
  await page.locator('[data-catalogue]').first().waitFor()
  const shown = await page
    .locator('[data-catalogue]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-catalogue')?.split(' / ')[0]))
  expect(
    components.map((name) => elsewhere[name] ?? name).filter((name) => !shown.includes(name)),
  ).toEqual([])
  expect(components.length).toBeGreaterThan(30)
})
