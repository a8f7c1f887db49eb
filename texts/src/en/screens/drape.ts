import type { DrapeTexts } from '../../ja/screens/drape.js'

export const drape: DrapeTexts = {
  heading: 'See the colours on you',
  lead: 'Hold your best colours, and those to avoid, next to your own face.',
  open: 'Try them on',
  privacy:
    'This picture is made on your device and never leaves it. It disappears when you close the tab.',
  wear: 'Suits you',
  avoid: 'To avoid',
  sides: 'Colours to try',
  previous: 'Previous colour',
  next: 'Next colour',
  one: (colour) => `The photo, draped in ${colour}`,
  both: (wear, avoid) => `The photo, draped in ${wear} on the left and ${avoid} on the right`,
  compare: 'Side by side',
  divider: 'Border between the two colours',
  share: (percent) => `${percent} percent in the colour that suits you`,
  save: 'Save picture',
  close: 'Close',
}
