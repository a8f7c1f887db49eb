import type { NecklineTexts } from '../../../content/style-texts.js'

export const necklines: NecklineTexts = {
  byFaceLine: {
    WOMEN: {
      sharp: 'A V-neck or a shirt collar echoes your sharp face shape and looks crisp.',
      standard:
        'Your face shape balances sharp and round, so a V-neck and a crew neck suit you equally well.',
      round: 'A round neck or a boat neck echoes your round face shape and looks soft.',
    },
    MEN: {
      sharp: 'A V-neck or a pointed shirt collar echoes your sharp face shape and looks crisp.',
      standard:
        'Your face shape balances sharp and round, so a V-neck and a crew neck suit you equally well.',
      round: 'A crew neck or a band collar echoes your round face shape and looks calm.',
    },
  },
  byPosition: {
    low: 'Your features are set low, so a shallow neckline and a small collar keep the balance.',
    high: 'Your features are set high, so a slightly deeper neckline or larger collar keeps the balance.',
  },
}
