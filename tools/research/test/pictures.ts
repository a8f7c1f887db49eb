import type { Landmark, Landmarks } from '@kaoiro/analyser/face'
import { mesh, meshSize } from '@kaoiro/analyser/face'

interface Egg {
  readonly x: number
  readonly y: number
  /** Half of the egg's width. The egg is a quarter taller than wide; its front half is half as deep as wide. */
  readonly radius: number
}

/** Turning by the golden angle spreads points evenly over a disk (Vogel 1979). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

const onEgg = ({ x, y, radius }: Egg, u: number, v: number): Landmark => ({
  x: x + radius * u,
  y: y + 1.25 * radius * v,
  z: -radius * Math.sqrt(Math.max(0, 1 - u * u - v * v)),
})

/** A frontal face in the shape of an egg's front half, with known depth and slopes. */
export function eggFace(egg: Egg): Landmarks {
  const points = Array.from({ length: meshSize }, (_, i): Landmark => {
    const distance = Math.sqrt((i + 0.5) / meshSize)
    return onEgg(egg, distance * Math.cos(i * goldenAngle), distance * Math.sin(i * goldenAngle))
  })
  points[mesh.faceLeft] = onEgg(egg, -1, 0)
  points[mesh.faceRight] = onEgg(egg, 1, 0)
  points[mesh.foreheadTop] = onEgg(egg, 0, -1)
  points[mesh.chin] = onEgg(egg, 0, 1)
  points[mesh.noseTip] = onEgg(egg, 0, 0)
  return points
}

/** A dark picture with a bright spot of a few pixels. The spot fades towards its edge. */
export function spotAt(width: number, height: number, x: number, y: number) {
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height * 4 }, (_, i) => {
      const [px, py] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)]
      return i % 4 === 3
        ? 255
        : 40 + Math.round(200 * Math.exp(-((px - x) ** 2 + (py - y) ** 2) / 8))
    }),
  }
}
