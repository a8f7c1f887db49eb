import { eggFace } from '../pixels/head.js'

/** One more than a multiple of the field's spacing: a mirror puts its nodes on each other. */
export const side = 193
export const middle = (side - 1) / 2

export const face = eggFace({ x: middle, y: middle, radius: 60 })
