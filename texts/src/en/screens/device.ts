import { certainty, closedEyes } from '../content/certainty.js'
import { terms } from '../content/terms.js'
import type { DeviceTexts } from '../../ja/screens/device.js'

export const device: DeviceTexts = {
  place: {
    legend: 'Where to analyse',
    device: { title: 'On this device', content: 'Your photo does not leave it' },
    service: { title: 'By our service', content: 'Your photo is sent, then deleted' },
  },
  preparing: (percent) => `Getting ready: ${percent}%`,
  notLoaded:
    'The data for the analysis could not be loaded. Check your connection, then try again.',
  look: {
    remarks: {
      ...certainty.doubts,
      'closed-eyes': closedEyes,
    },
    name: (name) => `${name}: `,
    close: 'Close',
    here: 'Is your hairline here?',
    hairline: (percent) => `The hairline, ${percent}% from the top`,
  },
  receipt: {
    heading: terms.photoAndData,
    photo: {
      all: 'Your photo was analysed on this device alone. Neither the photo nor the result was sent anywhere.',
      some: 'The photo analysed on this device and its result were not sent anywhere.',
    },
  },
}
