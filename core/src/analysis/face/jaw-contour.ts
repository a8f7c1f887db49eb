import { bestPath } from './best-path.js'
import type { Ray } from './edge-along-ray.js'
import { centreNear, changesAlong, edgeScores, shareAt } from './edge-along-ray.js'
import type { FaceView } from './head-frame.js'
import type { Point } from './landmarks.js'
import { mesh, outline as meshOutline } from './mesh.js'

/** Rays from the mouth, from a little above its left corner down and round to the right. */
const rays = 69
const fan = 1.5 * Math.PI

const stiffness = 0.08

/** Where a ray leaves the mesh's outline. */
const outlineAlong = (
  outline: ReadonlyArray<Point>,
  origin: Point,
  x: number,
  y: number,
): number => {
  for (let i = 0; i + 1 < outline.length; i++) {
    const a = outline[i] ?? origin
    const b = outline[i + 1] ?? origin
    const sideA = x * (a.y - origin.y) - y * (a.x - origin.x)
    const sideB = x * (b.y - origin.y) - y * (b.x - origin.x)
    if (sideA <= 0 === sideB <= 0) continue
    const share = sideA / (sideA - sideB)
    const along =
      (a.x + (b.x - a.x) * share - origin.x) * x + (a.y + (b.y - a.y) * share - origin.y) * y
    if (along > 0) return along
  }
  return 1
}

/**
 * The edge of the face from ear to ear by way of the chin, left to right in the picture, in face
 * widths: of all smooth curves near the mesh's outline the one along which colours change most. The
 * mesh itself pulls jaws towards the average.
 */
export const jawContour = (view: FaceView): ReadonlyArray<Point> => {
  const upperLip = view.landmark(mesh.upperLipInner)
  const lowerLip = view.landmark(mesh.lowerLipInner)
  const origin = { x: (upperLip.x + lowerLip.x) / 2, y: (upperLip.y + lowerLip.y) / 2 }
  const outline = meshOutline.map(view.landmark)
  const fans = Array.from({ length: rays }, (_, i): Ray => {
    const angle = (Math.PI + fan) / 2 - (fan * i) / (rays - 1)
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    return { x, y, outline: outlineAlong(outline, origin, x, y) }
  })
  const changes = fans.map((ray) => changesAlong(view, origin, ray))
  return bestPath(changes.map(edgeScores), stiffness).map((cell, i) => {
    const ray = fans[i] ?? { x: 0, y: 0, outline: 0 }
    const distance = ray.outline * shareAt(centreNear(changes[i] ?? [], cell))
    return { x: origin.x + ray.x * distance, y: origin.y + ray.y * distance }
  })
}
