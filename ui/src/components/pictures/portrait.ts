import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { WornColours } from '@kaoiro/drawing/figure'
import { portraitPanel, resultFace } from '@kaoiro/drawing/figure'
import { node, shortened, svgText } from '@kaoiro/drawing/pen'
import { illustrations } from './illustration.js'

const size = { x: 0, y: 0, width: 400, height: 500 } as const

/** The source of a result's face in front of the season's plant, 4:5; a box of another shape cuts its sides off. */
export function portraitOf(diagnosis: Diagnosis, worn?: WornColours): string {
  const { colorType } = diagnosis
  const parts = {
    season: colorType,
    face: resultFace(diagnosis, worn),
    plant: node('image', { href: illustrations.season(colorType) }),
  }
  const { tag, attributes, children } = portraitPanel(parts, size, {
    faceHeight: 545,
    plantAt: 0.5,
  })
  return shortened(
    svgText(node(tag, { ...attributes, preserveAspectRatio: 'xMidYMid slice' }, children)),
    10,
  )
}
