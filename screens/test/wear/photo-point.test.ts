import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedPoint, pointOn } from '../../src/wear/photo-point.js'

const size = { width: 300, height: 600 }

it('finds the point of the photo under a finger, also of one that is shown smaller', () => {
  const box = { left: 20, top: 100, width: 150, height: 300 }
  expect(pointOn(size, box, { x: 95, y: 175 })).toEqual({ x: 150, y: 150 })
})

it('stays in the photo, wherever the finger and the keys lead', () => {
  const placeArb = fc.record({ x: fc.integer(), y: fc.integer() })
  const keyArb = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
  fc.assert(
    fc.property(placeArb, fc.array(keyArb), (place, keys) => {
      const first = pointOn(size, { left: 0, top: 0, ...size }, place)
      const { x, y } = keys.reduce((point, key) => movedPoint(size, point, key) ?? point, first)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(size.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(size.height)
    }),
  )
})

it('is moved by arrow keys alone', () => {
  expect(movedPoint(size, { x: 100, y: 100 }, 'ArrowRight')).toEqual({ x: 112, y: 100 })
  expect(movedPoint(size, { x: 100, y: 100 }, 'Tab')).toBeNull()
})
