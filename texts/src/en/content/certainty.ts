import type { CertaintyTexts, DoubtTexts } from '../../content/certainty-texts.js'

export const certainty: CertaintyTexts = {
  heading: 'How sure the result is',
  meaning: 'An estimate of how often another photo of you would give the same result.',
  shares: 'Chance of the same result in another photo (estimate)',
  both: 'Both',
  likelihoods: {
    'very-likely': 'Another photo would very likely give the same result.',
    likely: 'Another photo would probably give the same result.',
    uncertain: 'Another photo may change this result.',
    'very-uncertain': 'Light and expression can change this result. Add a photo to be sure.',
  },
  near: (name, share) =>
    `Another photo may give “${name}”${share === undefined ? '' : ` (${share})`}.`,
  measuredAgainst: {
    sheet: 'Your colours were measured against your white sheet.',
    card: 'Your colours were measured against the light card.',
  },
  advice: 'For a surer result',
  reference: {
    name: 'A light reference',
    advice: 'Hold white paper or the light card next to your face, in the same light.',
  },
  doubts: {
    smile: { name: 'A smile', advice: 'Keep a neutral face, with your mouth lightly closed.' },
    'open-mouth': { name: 'An open mouth', advice: 'Relax and close your mouth lightly.' },
    turned: {
      name: 'A turned or tilted head',
      advice: 'Hold your head straight, with the camera at the height of your eyes.',
    },
    'side-light': {
      name: 'Light from one side',
      advice: 'Face the window or the lamp, so that both cheeks are equally bright.',
    },
    'coloured-light': { name: 'Coloured light', advice: 'Use daylight or white light.' },
    'shaded-eye': {
      name: 'An eye in shade',
      advice: 'Let light fall on both eyes, free of shadows from your hair.',
    },
    guide: {
      name: 'The hairline',
      advice: 'After the photo, set the line exactly where your hair begins.',
    },
    'hidden-hair': { name: 'Hair out of view', advice: 'Keep your hair in the picture.' },
    glasses: {
      name: 'Glasses',
      advice: 'Take them off for the photo: frames can be mistaken for brows and eyelids.',
    },
    'low-detail': {
      name: 'A small or soft photo',
      advice: 'Wipe the lens, come closer, hold still, or choose the original photo.',
    },
  },
}

/** Texts for closed eyes, which the check of a photo reports, but no analysis. */
export const closedEyes: DoubtTexts = { name: 'Closed eyes', advice: 'Keep both eyes open.' }
