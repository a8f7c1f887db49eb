import { frameSize } from '../../../src/photo/guide/frame.js'
import { frameHint } from '../../../src/photo/guide/frame-hint.js'
import type { FrameHint, Pixels } from '@kaoiro/core/photo'
import type { FrameMeasures } from '../../../src/photo/guide/frame-measures.js'
import { measureFrame } from '../../../src/photo/guide/frame-measures.js'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'

/** A camera's frame of a drawn person, who fills the outline unless `shot` places the face elsewhere. */
export const frameOf = (shot: Shot = {}, name = 'spring-woman'): Pixels =>
  photograph(name, { scale: 0.52, position: { x: 0.5, y: 0.44 }, size: frameSize, ...shot })

/** The measures of a frame that has not changed since the one before. */
export const measuresOf = (frame: Pixels): FrameMeasures =>
  measureFrame(frame, measureFrame(frame, null).lumas).measures

export const hintOn = (shot: Shot, name?: string): FrameHint =>
  frameHint(measuresOf(frameOf(shot, name)))
