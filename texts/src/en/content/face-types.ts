import type { FaceType } from '@kaoiro/core/diagnosis'
import type { EntryTexts } from '../../content/content.js'

export const faceTypes: Readonly<Record<FaceType, EntryTexts>> = {
  'smart-casual': {
    name: 'Smart casual',
    description:
      'This pattern is approachable, with a light, fresh note. It looks polished without seeming to try. On the face map, it leans youthful, just to the linear side of centre. Choose one crisp piece of clothing and keep everything else relaxed.',
    makeup: {
      description:
        'Keep the fresh impression and wear colour and texture lightly. Let a single line do the work and leave the rest understated.',
      points: [
        {
          title: 'Brows',
          content:
            'Brush the hairs up first, then fill only the gaps with a fine pencil. Follow your own angle and do not lift the peak.',
        },
        {
          title: 'Eyes',
          content:
            'Sweep one thin layer of pale beige over the lid. A short, level line at the outer corner keeps the effect fresh.',
        },
        {
          title: 'Lips',
          content:
            'Press a sheer pink beige outwards from the centre with a fingertip. Keep your own shape; no liner is needed.',
        },
      ],
    },
  },
  natural: {
    name: 'Natural',
    description:
      'This pattern has an unforced calm, and everything about it looks quiet and composed. The less you add, the more of it shows. On the face map, it is on the linear side, midway between youthful and mature. Clothes that let the fabric speak, such as linen or cotton, suit it well.',
    makeup: {
      description:
        'Let the texture of the skin remain visible and refine brows and eyes with care. Choose colours close to your skin tone and build depth through light and shade.',
      points: [
        {
          title: 'Skin',
          content:
            'Even out the tone with a primer and spread foundation thinly over the centre of the face only. A touch of powder on the forehead and beside the nose is enough.',
        },
        {
          title: 'Brows',
          content:
            'Follow your own angle and do not let the tail drop. A powder half a tone lighter than your hair softens the line.',
        },
        {
          title: 'Eyes',
          content:
            'Lay cinnamon beige along the width of the eye. Rather than blending upwards, deepen the outer corner slightly so that the shape stays clear.',
        },
      ],
    },
  },
  pretty: {
    name: 'Pretty',
    description:
      'This pattern gives a soft, bright impression. There is charm in every passing expression, and it puts others at ease. On the face map, it leans youthful, just to the curved side of centre. One light detail in your clothes, such as a small collar or a fine print, suits it well.',
    makeup: {
      description:
        'Keep the soft impression with thin layers of light colour. Let blended edges, rather than drawn outlines, show the shape.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread peach beige over the whole lid and add a fine pearl above the iris only. Use brown liner, and only to fill the gaps between the lashes.',
        },
        {
          title: 'Cheeks',
          content:
            'Place a pale coral pink in a circle high on the cheek. Brush over the edges until the colour melts into the skin.',
        },
        {
          title: 'Lips',
          content:
            'Apply a sheer, glossy colour at the centre and let it fade towards the edge. Without a drawn outline, the effect stays soft.',
        },
      ],
    },
  },
  basic: {
    name: 'Basic',
    description:
      'In this pattern, straight and curved, youthful and mature are evenly balanced, and the impression is a natural one. It is at the centre of the face map. A change of clothes or colour is enough to change the impression. Begin with a classic shape, then let one accessory lean towards line or curve.',
    makeup: {
      description:
        'Put balance first: brows, eyes and lips at equal strength. When you would like a different impression, change only one of them.',
      points: [
        {
          title: 'Brows',
          content:
            'Follow the natural angle, pale at the inner end and gradually deeper towards the tail. Keeping both sides at the same height matters most.',
        },
        {
          title: 'Eyes',
          content:
            'Layer three shades from beige to brown, the lightest first. Blend each border with care and draw a fine line along the shape of the eye.',
        },
        {
          title: 'Lips',
          content:
            'Fill the natural outline with rose beige. Choose a matte texture for a crisper look, or a glossy one for a softer look.',
        },
      ],
    },
  },
  handsome: {
    name: 'Handsome',
    description:
      'This pattern combines a clear presence with composure. The less ornament, the more poised it looks. On the face map, it leans mature, on the linear side. Clothes with a definite line, such as a firm fabric or a pointed collar, suit it well.',
    makeup: {
      description:
        'Let the clear lines take the lead and limit the number of colours. A matte or semi-matte texture throughout brings everything together.',
      points: [
        {
          title: 'Brows',
          content:
            'Follow your own angle, nearly even in width from end to end. Take the tail a little longer and finish it in a fine point.',
        },
        {
          title: 'Eyes',
          content:
            'Set a thin line of charcoal brown along the lashes and carry it level past the outer corner. Avoid pearl and work with light and shade alone.',
        },
        {
          title: 'Lips',
          content:
            'Trace the outline with a lip pencil and fill it evenly to the corners with a deep rose brown. Blot once with tissue to settle the texture.',
        },
      ],
    },
  },
  chic: {
    name: 'Chic',
    description:
      'This pattern gives a composed impression, with a sense of ease. It draws attention without asking for it, and rewards a second look. On the face map, it leans mature, on the curved side. Fabrics that fall smoothly along the body and deep, understated colours suit it well.',
    makeup: {
      description:
        'Keep skin, brows and lips to one texture for a smooth, even finish. How far you take the finish depends on what you wear and where you are going.',
      points: [
        {
          title: 'Skin',
          content:
            'Begin with a moisturiser, then even out only where the tone varies. Keep a little sheen, as in satin.',
        },
        {
          title: 'Brows',
          content:
            'Keep your own shape and tidy only the stray hairs. Fill any gap hair by hair, in a shade close to your own, so that the line continues.',
        },
        {
          title: 'Lips',
          content:
            'Smooth the surface with a balm. If you add colour, one thin layer of something deep and close to your skin tone, such as rosewood, is enough.',
        },
      ],
    },
  },
  sweet: {
    name: 'Sweet',
    description:
      'This pattern gives a soft, airy and warm impression. It has a gentleness that others find easy to be with. On the face map, it is on the curved side, midway between youthful and mature. Clothes with soft lines, such as loose pleats, a rounded collar or a fine-gauge knit, suit it well.',
    makeup: {
      description:
        'Layer pale colours as lightly as air. Blend the edges and keep the sheen to one place.',
      points: [
        {
          title: 'Brows',
          content:
            'Trace your own shape softly, without a corner at the peak. Spread powder thinly and leave only a trace of colour at the inner end.',
        },
        {
          title: 'Eyes',
          content:
            'Blend rose beige outwards from the middle of the lid. The same shade, paler, on the lower lid keeps the effect soft.',
        },
        {
          title: 'Cheeks',
          content:
            'Spread a soft pink in an oval from the centre of the cheek outwards. A soft edge matters more than strength of colour.',
        },
      ],
    },
  },
  simple: {
    name: 'Simple',
    description:
      'This pattern gives a light, fresh impression. The less there is to distract from it, the cleaner it looks. On the face map, it leans youthful, on the linear side. Clothes with clean, simple lines, such as a plain shirt or a slim cut, suit it well.',
    makeup: {
      description:
        'Tidy first, and add little. Once skin, beard, brows and hair are neat, the impression is complete.',
      points: [
        {
          title: 'Skin',
          content:
            'After washing, spread a light moisturiser thinly. Blot any shine on the forehead and nose gently with tissue, for a smooth, matte finish.',
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
  },
  casual: {
    name: 'Casual',
    description:
      'This pattern gives an open and bright impression. It has an ease that makes new company feel familiar. On the face map, it leans youthful, on the curved side. Relaxed materials, such as a brushed knit or washed cotton, suit it well.',
    makeup: {
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
  },
  wild: {
    name: 'Wild',
    description:
      'This pattern gives an impression of weight and definition. Its strength shows without much ornament. On the face map, it leans mature, on the linear side. Materials with a definite texture, such as leather or heavy cotton, suit it well.',
    makeup: {
      description:
        'Keep the natural strength and tidy only the edges. Attention to one or two details is enough for a composed look.',
      points: [
        {
          title: 'Skin',
          content:
            'Morning and evening, apply a thin layer of moisturiser that does not feel sticky. By day, add sunscreen to protect the skin.',
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
  },
}
