import type { CheckTexts } from '../../ja/terminal/check.js'
import { texts as faces } from './face-check.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as sources } from './sources.js'

export const texts: CheckTexts = {
  type: 'Type',
  lacksEnd: 'the end marker is missing, the picture is complete',
  size: 'Size',
  sentAs: 'Sent as',
  orientation: 'Orientation',
  orientations: {
    1: 'upright',
    2: 'mirrored; flipped back',
    3: 'upside down; rotated by 180°',
    4: 'mirrored and upside down; corrected',
    5: 'mirrored and on its side; corrected',
    6: 'on its side; rotated clockwise',
    7: 'mirrored and on its side; corrected',
    8: 'on its side; rotated anticlockwise',
  },
  profile: 'Colour profile',
  noProfile: 'none; treated as sRGB',
  unnamed: 'unnamed',
  uses: {
    srgb: (name) => `${name} (sRGB)`,
    converted: (name) => `${name}; converted to sRGB`,
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
  facesNotLookedFor: 'Faces were not checked; use --faces to check them.',
  faces,
  photos,
  progress,
  sources,
}
