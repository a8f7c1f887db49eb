import type { TermsOnDevice } from '../../ja/screens/terms-on-device.js'

export const termsOnDevice: TermsOnDevice = {
  photoFact: 'Your photo stays on this device',
  photo: [
    'The photo of your face is analysed on this device alone and sent nowhere.',
    'For the first analysis, what it needs is loaded.',
  ],
}
