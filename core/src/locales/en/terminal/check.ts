import type { CheckTexts } from '../../../content/terminal/check.js'
import { texts as faces } from './face-check.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as sources } from './sources.js'

export const texts: CheckTexts = {
  type: 'Type',
  size: 'Size',
  sentAs: 'Sent as',
  orientation: 'Orientation',
  orientations: {
    1: 'upright',
    2: 'mirrored; was mirrored back',
    3: 'upside down; was turned by 180°',
    4: 'mirrored and upside down; was set right',
    5: 'mirrored and on its side; was set right',
    6: 'on its side; was turned clockwise',
    7: 'mirrored and on its side; was set right',
    8: 'on its side; was turned anticlockwise',
  },
  profile: 'Colour profile',
  noProfile: 'none; taken as sRGB',
  unnamed: 'without a name',
  uses: {
    srgb: (name) => `${name}, which is sRGB`,
    converted: (name) => `${name}; was converted to sRGB`,
    unused: (name) => `${name}; cannot be used, so colours may be off`,
  },
  lights: 'Lights',
  shadows: 'Shadows',
  clipped: 'Clipped',
  warmth: 'Warmth',
  greenness: 'Greenness',
  sharpness: 'Sharpness',
  min: (bound) => `at least ${bound}`,
  max: (bound) => `at most ${bound}`,
  between: (min, max) => `from ${min} to ${max}`,
  good: 'No problems found.',
  goodWithoutFaces: 'File, size, light and sharpness are fine.',
  facesNotLookedFor: 'No face was looked for: --faces does that.',
  faces,
  photos,
  progress,
  sources,
}
