import type { GroomingTexts } from '../../../content/content.js'

export const grooming: GroomingTexts = {
  simple: {
    description:
      'Tidy first, and add little. Once skin, beard, brows and hair are neat, the impression is complete.',
    points: [
      {
        title: 'Skin',
        content:
          'After washing, spread a light moisturiser thinly. Press any shine on the forehead and nose gently with tissue, for a smooth, dry finish.',
      },
      {
        title: 'Beard',
        content:
          'Shave with the grain and finish with a single light pass against it. Afterwards, calm the skin with an alcohol-free lotion.',
      },
      {
        title: 'Brows',
        content:
          'Keep their own shape and remove only the hairs between brow and eyelid. Take care not to make them too thin.',
      },
      {
        title: 'Hair',
        content:
          'Keep it short around the ears and nape and show a little of the forehead. A light wax on the ends alone gives a fresh finish.',
      },
    ],
  },
  casual: {
    description:
      'Leave some movement and ease rather than aim for a perfect finish. A light hand with skin, beard, brows and hair brings out an open impression.',
    points: [
      {
        title: 'Skin',
        content:
          'Spread a hydrating emulsion thinly and keep a natural sheen. Where the skin around the mouth dries easily, add a little clear balm.',
      },
      {
        title: 'Beard',
        content:
          'Warm the skin with a hot towel before you shave, and use plenty of foam. If you keep a beard, trim it to a few millimetres and tidy only its edge on cheeks and neck.',
      },
      {
        title: 'Brows',
        content:
          'Leave the peak as it is and trim only the tips that have grown long. Comb the hairs up at a slant to settle them.',
      },
      {
        title: 'Hair',
        content:
          'Give the ends some movement and keep volume on top. Dry it with the fingers, then work a small amount of cream through.',
      },
    ],
  },
  wild: {
    description:
      'Keep the natural strength and tidy only the edges. Care in a few places gives a composed impression.',
    points: [
      {
        title: 'Skin',
        content:
          'Morning and evening, apply a thin layer of moisturiser that does not feel sticky. Sunscreen over it by day keeps the texture even.',
      },
      {
        title: 'Beard',
        content:
          'If you keep it, trim it to one length with a clear edge on cheeks and neck. If you shave, take care under the chin, where hairs are easily missed.',
      },
      {
        title: 'Brows',
        content:
          'Keep their width and trim only the hairs that have grown long. Tidying the space between them clears the expression.',
      },
      {
        title: 'Hair',
        content:
          'Keep the sides tight and give the top some height. Large strands in a matte wax bring out a weighty texture.',
      },
    ],
  },
  chic: {
    description:
      'Bring skin, beard, brows and hair to the same quiet sheen. Keep the finish restrained and let good care show.',
    points: [
      {
        title: 'Skin',
        content:
          'Layer serum and moisturiser, and keep a little sheen, as in satin. Remember the dry skin around the eyes.',
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
  },
}
