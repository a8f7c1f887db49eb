import { certainty } from '@kaoiro/core/content/en/certainty'
import type { DeviceTexts } from './ja.js'

export const deviceEn: DeviceTexts = {
  place: {
    legend: 'Where to analyse',
    device: { title: 'On this device', content: 'Your photo does not leave it' },
    service: { title: 'At our service', content: 'Your photo is sent, then deleted' },
  },
  preparing: (percent) => `Getting ready: ${percent}%`,
  notLoaded: 'What the analysis needs could not be loaded. Check your connection, then try again.',
  look: {
    remarks: {
      ...certainty.doubts,
      'closed-eyes': { name: 'Closed eyes', advice: 'Keep both eyes open.' },
    },
    name: (name) => `${name}: `,
    close: 'Close',
    here: 'Here?',
    hairline: (percent) => `The hairline, ${percent}% from the top`,
  },
  receipt: {
    heading: 'Your photo and data',
    note: {
      all: 'Your photo did not leave this device.',
      some: 'The photo that was analysed on this device did not leave it.',
    },
    photo: {
      all: 'Your photo was analysed on this device alone. Neither the photo nor the result was sent anywhere.',
      some: 'The photo that was analysed on this device, and what was found in it, were not sent anywhere.',
    },
  },
}
