import type { Orientation } from '@kaoiro/core/photo/jpeg/orientation'
import { storedAs } from '@kaoiro/fixtures/photo/jpeg/orientation'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** The two quarter turns undo each other, every other orientation itself. */
const inverse = (orientation: Orientation): Orientation =>
  orientation === 6 ? 8 : orientation === 8 ? 6 : orientation

/** The stored rows as the visitor sees them (CIPA DC-008, 0x0112). */
export const upright = (orientation: Orientation, stored: Pixels): Pixels =>
  orientation === 1 ? stored : storedAs(inverse(orientation), stored)
