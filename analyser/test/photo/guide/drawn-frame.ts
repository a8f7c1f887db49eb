import { frameSize } from '../../../src/photo/guide/frame.js'
import { frameHint } from '../../../src/photo/guide/frame-hint.js'
import type { FrameHint, Pixels } from '@kaoiro/core/photo'
import type { FrameMeasures } from '../../../src/photo/guide/frame-measures.js'
import { measureFrame } from '../../../src/photo/guide/frame-measures.js'
import { colourings } from '@kaoiro/fixtures/portrait/parameters/colourings'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { meanTraits } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { photograph } from '@kaoiro/fixtures/portrait/photograph/photograph'

/** A drawn person who fills the outline. */
const inOutline: PortraitParameters = {
  ...{ gender: 'WOMEN', ...meanTraits, ...colourings.spring.typical },
  ...{ scale: 0.52, position: { x: 0.5, y: 0.44 } },
}

export const even = { temperature: 6500, exposure: 0, direction: 0, strength: 0 } as const

/** A camera's frame of a drawn person. */
export const frameOf = (changes: Partial<PortraitParameters> = {}): Pixels =>
  photograph({ ...inOutline, ...changes }, frameSize)

/** The measures of a frame that has not changed since the one before. */
export const measuresOf = (frame: Pixels): FrameMeasures =>
  measureFrame(frame, measureFrame(frame, null).lumas).measures

export const hintOn = (changes: Partial<PortraitParameters> = {}): FrameHint =>
  frameHint(measuresOf(frameOf(changes)))
