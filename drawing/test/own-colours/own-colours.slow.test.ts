import { describe, expect, it } from 'vitest'
import { bytesOfHex } from '@kaoiro/core/colour'
import type { FaceFeatures, FaceOutline } from '@kaoiro/core/diagnosis'
import type { SeenPart } from '../../src/own-colours/see-colours.js'
import { seeColours } from '../../src/own-colours/see-colours.js'
import { colourName, contrastOf } from '../../src/own-colours/colour-names.js'
import type { Pixels } from '@kaoiro/core/photo'

const side = 400

/** An ellipse in shares of the picture. */
const ring = (x: number, y: number, width: number, height = width): FaceOutline =>
  Array.from({ length: 20 }, (_, i) => {
    const angle = (Math.PI * i) / 10
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)] as const
  })

const iris = { size: 0.03, left: [0.4, 0.4], right: [0.6, 0.4] } as const

/** As the analysis gives them: irises and lids a quarter of an iris too low. */
const features: FaceFeatures = {
  eyes: [iris.left, iris.right].map(([x, y]) => ring(x, y + iris.size / 4, 0.07, 0.04)),
  irises: [iris.left, iris.right].map(([x, y]) => ring(x, y + iris.size / 4, iris.size)),
  brows: [ring(0.4, 0.3, 0.06, 0.01), ring(0.6, 0.3, 0.06, 0.01)],
  cheeks: [ring(0.35, 0.55, 0.05), ring(0.65, 0.55, 0.05)],
  lips: [ring(0.5, 0.7, 0.08, 0.03)],
  mouth: [ring(0.5, 0.7, 0.06, 0.005)],
  hair: [
    [
      [0.3, 0.1],
      [0.7, 0.1],
      [0.7, 0.2],
      [0.3, 0.2],
    ],
  ],
}

interface Look {
  readonly skin: string
  readonly hair: string
  readonly eyes?: string
  readonly brows?: string
  readonly lips?: string
  readonly white?: string
  /** Gains of the light. */
  readonly light?: number
}

const wall = '#c8cccd'

const colourAt = (look: Look, x: number, y: number): string => {
  const isIn = ([x0, y0]: readonly [number, number], width: number, height: number) =>
    Math.hypot((x - x0) / width, (y - y0) / height) < 1
  if (!isIn([0.5, 0.45], 0.3, 0.4)) return wall
  if (y < 0.22) return look.hair
  for (const eye of [iris.left, iris.right]) {
    if (isIn(eye, iris.size, iris.size)) return look.eyes ?? '#4a3328'
    if (isIn(eye, 0.075, 0.045)) return look.white ?? '#c9bfbb'
    if (isIn([eye[0], 0.3], 0.07, 0.02)) return look.brows ?? look.hair
  }
  return isIn([0.5, 0.7], 0.09, 0.04) ? (look.lips ?? '#b86c6a') : look.skin
}

const photoOf = (look: Look, size = side): Pixels => {
  const data = new Uint8Array(4 * size * size)
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % size, Math.floor(at / 4 / size)]
    const bytes = bytesOfHex(colourAt(look, (x + 0.5) / size, (y + 0.5) / size))
    data.set([...bytes.map((byte) => byte * (look.light ?? 1)), 255], at)
  }
  return { width: size, height: size, data }
}

const fair: Look = { skin: '#e8c9b2', hair: '#3a261b' }
const seenIn = (look: Partial<Look>, size?: number) =>
  seeColours(photoOf({ ...fair, ...look }, size), features)

describe('seeColours', () => {
  it.each<[string, string | null, Partial<Look>]>([
    ['almost black eyes', 'dark-or-brown', { eyes: '#2a1d18' }],
    ['brown eyes', 'dark-or-brown', { eyes: '#4a3328' }],
    ['brown eyes in half the light', 'dark-or-brown', { eyes: '#4a3328', light: 0.7 }],
    ['hazel eyes', 'hazel-or-green', { eyes: '#5f5440' }],
    ['green eyes', 'hazel-or-green', { eyes: '#62654e' }],
    ['light blue eyes', 'grey-or-blue', { eyes: '#6f8796' }],
    ['grey eyes', 'grey-or-blue', { eyes: '#6d7478' }],
    ['blue eyes in half the light', 'grey-or-blue', { eyes: '#6f8796', light: 0.7 }],
  ])('names %s %s', (_, name, look) => {
    expect(seenIn(look).eyeColour).toBe(name)
  })

  it('does not name eyes of few pixels', () => {
    expect(seenIn({ eyes: '#6f8796' }, 100).eyeColour).toBeNull()
  })

  it.each<[string, boolean, Partial<Look>]>([
    ['a bare head', true, { hair: '#e8c9b2' }],
    ['a bare head that shines', true, { hair: '#f4e2d6' }],
    ['dark hair', false, {}],
    ['blond hair', false, { hair: '#b8925f' }],
    ['silver hair', false, { hair: '#8d8f90' }],
    ['shiny hair above deep skin', false, { skin: '#4a342a', hair: '#5d5a58' }],
  ])('tells %s: %s', (_, isBald, look) => {
    const seen = seenIn({ brows: '#3a261b', ...look })
    expect(seen.isBald).toBe(isBald)
    if (isBald) expect([colourName('hair', seen), contrastOf(seen)]).toEqual([null, null])
  })

  it('leaves out a hat in a colour that hair never has', () => {
    expect(seenIn({ hair: '#2f5aa8', brows: '#3a261b' }).hair).toBeUndefined()
  })
})

describe('colourName', () => {
  it.each<[SeenPart, string, string]>([
    ['hair', '#15120f', 'soft-black'],
    ['hair', '#3a261b', 'deep-brown'],
    ['hair', '#b8925f', 'golden'],
    ['brows', '#5a3a26', 'brown'],
    ['lips', '#b86c6a', 'rose'],
    ['skin', '#f0d6c6', 'ivory'],
    ['skin', '#c99672', 'beige'],
    ['skin', '#6b4630', 'bronze'],
  ])('calls %s of %s %s', (part, colour, name) => {
    expect(colourName(part, seenIn({ [part]: colour }))).toBe(name)
  })
})

it('contrast grows with the difference between hair, eyes and skin', () => {
  const of = (colour: string) => contrastOf(seenIn({ hair: colour, eyes: colour }))
  expect(['#b08a62', '#8a6548', '#1a1513'].map(of)).toEqual(['soft', 'medium', 'strong'])
})
