import type { EntryTexts } from '../../content/content.js'

/** The advice for men with the one pattern that both genders are shown. */
export const groomingForChic: EntryTexts['makeup'] = {
  description:
    'Leave skin and hair a quiet sheen, and tidy beard and brows with care. Keep the finish restrained and let good grooming show.',
  points: [
    {
      title: 'Skin',
      content:
        'Layer serum and moisturiser, and keep a little sheen, as in satin. Remember the skin around the eyes, which dries easily.',
    },
    {
      title: 'Beard',
      content:
        'Shave carefully with the grain, then settle the skin with an emulsion. If you keep a beard, wear it short and even.',
    },
    {
      title: 'Brows',
      content:
        'Keep their own line and tidy only the stray hairs. The same height and length on both sides give a calm expression.',
    },
    {
      title: 'Hair',
      content:
        'Let it fall in its natural direction and keep it smooth over the ears. Work a light oil with some sheen through from the ends.',
    },
  ],
}
