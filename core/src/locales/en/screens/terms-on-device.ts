import type { StartTexts } from '../../ja/screens/start.js'

export const termsOnDevice: StartTexts['gender']['terms']['photo'] = [
  'The photo of your face is analysed on this device alone and sent nowhere.',
  'For the first analysis, what it needs is loaded.',
]
