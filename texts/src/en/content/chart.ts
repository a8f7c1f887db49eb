import type { Content } from '../../content/content.js'

export const axes: Content['axes'] = [
  {
    title: 'Face line',
    levels: ['Sharp', 'Slightly sharp', 'Standard', 'Slightly round', 'Round'],
  },
  {
    title: 'Eyebrow angle',
    levels: ['Arched', 'Slightly arched', 'Standard', 'Slightly straight', 'Straight'],
  },
  {
    title: 'Eye shape',
    levels: ['Round', 'Slightly round', 'Standard', 'Slightly narrow', 'Narrow'],
  },
  {
    title: 'Lip size',
    levels: ['Wide', 'Standard', 'Narrow'],
  },
  {
    title: 'Position of eyes, nose and mouth from the chin',
    levels: ['Low', 'Standard', 'High'],
  },
]

export const faceMap: Content['faceMap'] = {
  childLike: 'Child-like',
  adultLike: 'Adult-like',
  linear: 'Linear',
  curved: 'Curved',
}
