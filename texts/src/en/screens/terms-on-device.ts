import type { TermsOnDevice } from '../../ja/screens/terms-on-device.js'

export const termsOnDevice: TermsOnDevice = {
  photoFact: 'Your photo stays on this device',
  photo: [
    'The photo of your face is analysed on this device alone and sent nowhere.',
    'The first analysis downloads the data that it needs.',
  ],
}
