import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faceOutlineArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { drapeFrame, placedIn } from '../../src/painted/cloth.js'
import type { DrapeLayers, Patch } from '../../src/painted/drape-layers.js'
import { clothPatch, drapeLayers, glowPatch } from '../../src/painted/drape-layers.js'
import { foldsByRows } from '../../src/painted/folds.js'
import { finished } from './finished.js'

const folds = finished(foldsByRows())

type Frame = ReturnType<typeof placedIn>

/** Holds for the layers of any face, in a small picture. */
const forLayers = (law: (frame: Frame, layers: DrapeLayers) => void) =>
  fc.assert(
    fc.property(faceOutlineArb, (outline) => {
      const frame = placedIn(drapeFrame({ width: 531, height: 708 }, outline), 120)
      law(frame, finished(drapeLayers(frame, folds)))
    }),
    { numRuns: 20 },
  )

/** Pixels of a patch that cover what is below them, with the places of their middles. */
const covered = ({ left, top, width, data }: Patch) =>
  Array.from({ length: data.length / 4 }, (_, i) => ({
    ...{ x: left + (i % width) + 0.5, y: top + Math.floor(i / width) + 0.5 },
    colour: [...data.subarray(4 * i, 4 * i + 3)],
    opacity: (data[4 * i + 3] ?? 0) / 255,
  })).filter(({ opacity }) => opacity > 0)

describe('the layers of a draping', () => {
  it('lie within the picture', () =>
    forLayers((frame, layers) => {
      for (const box of [layers.shadow, layers.glow, layers.cloth]) {
        const { left, top, width, height } = box
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(width, height)).toBeGreaterThan(0)
        expect(left + width).toBeLessThanOrEqual(frame.width)
        expect(top + height).toBeLessThanOrEqual(frame.height)
      }
    }))

  it('cover the lower end of the picture with cloth, and nothing above its neckline', () =>
    forLayers(({ width, height, origin, unit }, layers) => {
      const cloth = covered(clothPatch(layers, '#c8102e'))
      const lowest = cloth.filter(({ y }) => y > height - 1)
      expect(lowest.filter(({ opacity }) => opacity === 1)).toHaveLength(width)
      const highest = Math.min(...cloth.map(({ y }) => y))
      expect(highest).toBeGreaterThan(origin.y - 0.12 * unit - 1)
    }))

  it('shadow and tint the skin around the chin alone, and let it through', () =>
    forLayers(({ chin, unit, origin }, layers) => {
      const reachOf = (patch: Patch, from: { x: number; y: number }) =>
        Math.max(0, ...covered(patch).map(({ x, y }) => Math.hypot(x - from.x, y - from.y))) / unit
      const opacityOf = (patch: Patch) =>
        Math.max(0, ...covered(patch).map(({ opacity }) => opacity))
      expect(reachOf(layers.shadow, origin)).toBeLessThan(0.45)
      expect(opacityOf(layers.shadow)).toBeLessThan(0.65)
      const glow = glowPatch(layers, '#c8102e')
      expect(reachOf(glow, chin)).toBeLessThan(0.8)
      expect(opacityOf(glow)).toBeLessThan(0.34)
    }))
})

it.each(['#f4efe6', '#c8102e', '#1c2340'])('cloth in %s has this colour on the whole', (colour) =>
  forLayers((_, layers) => {
    const cloth = covered(clothPatch(layers, colour))
    for (const channel of [0, 1, 2]) {
      const wanted = Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16)
      const sum = cloth.reduce((sum, pixel) => sum + (pixel.colour[channel] ?? 0), 0)
      expect(Math.abs(sum / cloth.length - wanted)).toBeLessThan(40)
    }
  }),
)
