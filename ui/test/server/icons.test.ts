import { Resvg } from '@resvg/resvg-js'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { homeScreenIcons } from '../../src/server/icons.js'
import { builtStore } from '../built-store.js'

const iconsOf = (svg: string) =>
  homeScreenIcons(builtStore, Buffer.from(svg).toString('base64'), (each) =>
    new Resvg(each).render().asPng(),
  )

const middleOf = (png: Uint8Array): string => {
  const { width, data } = PNG.sync.read(Buffer.from(png))
  const at = 4 * ((width / 2) * width + width / 2)
  return data.subarray(at, at + 3).toString('hex')
}

const square = "<rect width='48' height='48' fill='#224466'/></svg>"

it.each([
  `<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48'>${square}`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>
   <svg xmlns="&ns;" viewBox='0 0 48 48'>${square}`,
])('draws the icon %s in every size', (svg) => {
  const icons = iconsOf(svg)
  expect(icons).toHaveLength(4)
  for (const [, png] of icons) expect(middleOf(png)).toBe('224466')
})
