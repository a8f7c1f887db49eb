import type { Content } from '../content.js'

export const faceTypes: Content['faceTypes'] = {
  'smart-casual': {
    name: 'Smart casual',
    description:
      'The eyes, nose and mouth sit low, close to the chin, while the face line and brows keep a moderate straightness. A light arrangement within a clean outline reads as approachable and a little cool. On the face map this pattern lies towards child-like, just to the linear side of centre. In clothes, choose one piece with a crisp shape and let everything else relax.',
    makeup: {
      description:
        'Keep the clarity of the straight lines and wear colour and texture lightly. Let a single line do the work, and leave the rest understated.',
      points: [
        {
          title: 'Brows',
          content:
            'Draw them slightly straight, without lifting the peak. Brush the hairs up first, then fill only the gaps with a fine pencil.',
        },
        {
          title: 'Eyes',
          content:
            'Sweep one thin layer of pale beige over the lid. A short, level line at the outer corner echoes the outline of the face.',
        },
        {
          title: 'Lips',
          content:
            'Keep their compact shape as it is. Press a sheer pink beige outwards from the centre with a fingertip; no liner is needed.',
        },
      ],
    },
  },
  natural: {
    name: 'Natural',
    description:
      'A slightly sharp face line meets straight brows and slightly narrow eyes. The lips and the position of the features are close to standard, so no single part asks for attention and the whole reads as quiet and composed. On the face map this pattern lies on the linear side, midway between child-like and adult-like. Clothes that show their fabric, such as linen or cotton, sit well with it.',
    makeup: {
      description:
        'Let the texture of the skin remain visible and refine the straight lines of brow and eye. Choose colours near your skin tone and build depth through light and shade.',
      points: [
        {
          title: 'Skin',
          content:
            'Even out the tone with a primer and spread foundation thinly over the centre of the face only. A touch of powder on the forehead and beside the nose is enough.',
        },
        {
          title: 'Brows',
          content:
            'Keep the shape straight and do not let the tail drop. A powder half a tone lighter than your hair softens the line.',
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
      'A slightly round face line, slightly round eyes and compact lips define this pattern. The features gather low, close to the chin, and give a soft and bright impression. On the face map it lies towards child-like, just to the curved side of centre. In clothes, one light detail, such as a small rounded collar or a fine print, is in keeping with the face.',
    makeup: {
      description:
        'Follow the softness of the curves with thin layers of light colour. Let blended edges show the shape, rather than drawn outlines.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread peach beige over the whole lid and add a fine pearl above the iris only. Keep the liner brown, and no further than between the lashes.',
        },
        {
          title: 'Cheeks',
          content:
            'Place a pale coral pink in a circle high on the cheek. Brush over the border until no edge of colour can be seen.',
        },
        {
          title: 'Lips',
          content:
            'Apply a sheer, glossy colour at the centre and let it fade towards the edge. The compact shape then stays just as it is.',
        },
      ],
    },
  },
  basic: {
    name: 'Basic',
    description:
      'Face line, brows, eyes, lips and the position of the features are all close to standard, so straight and curved lines keep an even balance. This pattern stands at the centre of the face map and holds a measure of both child-like and adult-like. It reflects each change of clothes or colour faithfully. Begin with a classic shape, then let one accessory lean towards line or curve.',
    makeup: {
      description:
        'Keep the balance first: brows, eyes and lips at equal strength. When you would like a different impression, change one of them only.',
      points: [
        {
          title: 'Brows',
          content:
            'Follow the natural angle, pale at the inner end and gradually deeper towards the tail. Matching the height of both sides matters most.',
        },
        {
          title: 'Eyes',
          content:
            'Layer three shades from beige to brown, the lightest first. Blend each border with care and draw a fine line along the shape of the eye.',
        },
        {
          title: 'Lips',
          content:
            'Fill the natural outline with rose beige. Choose a matte texture for a more linear impression, a glossy one for a more curved impression.',
        },
      ],
    },
  },
  handsome: {
    name: 'Handsome',
    description:
      'A sharp face line, straight brows and long, narrow eyes define this pattern. The features sit high, well above the chin, and together with wide lips they give a composed impression. On the face map it lies towards adult-like, on the linear side. Clothes with a definite line, such as a firm fabric or a pointed collar, agree with the structure of the face.',
    makeup: {
      description:
        'Give the clear lines the leading part and limit the number of colours. A matte or semi-matte texture throughout holds the whole together.',
      points: [
        {
          title: 'Brows',
          content:
            'Draw them straight and nearly even in width from end to end. Take the tail a little longer and finish it in a fine point.',
        },
        {
          title: 'Eyes',
          content:
            'Set a thin line of charcoal brown along the lashes and carry it level past the outer corner. Leave out pearl and work with shade alone.',
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
      'A gently rounded face line, arched brows and eyes with a soft curve define this pattern. The features sit high, well above the chin, and wide lips give the whole face a sense of ease. On the face map it lies towards adult-like, on the curved side. Fabrics that fall smoothly along the body and deep colours, present without insisting, are in harmony with it.',
    makeup: {
      description:
        'Let the curves run without a break, and bring skin, brows and lips to one texture. How far you take the finish is a matter of dress and occasion.',
      points: [
        {
          title: 'Skin',
          content:
            'Begin with a moisturiser, then even out only where the tone varies. Keep a little sheen, as in satin.',
        },
        {
          title: 'Brows',
          content:
            'Keep your own arch and tidy only the stray hairs. Fill any gap hair by hair, in a shade close to your own, so that the curve continues.',
        },
        {
          title: 'Lips',
          content:
            'Smooth the surface with a balm. If you add colour, one thin layer of something deep and near the skin, such as rosewood, will do.',
        },
      ],
    },
  },
  sweet: {
    name: 'Sweet',
    description:
      'A round face line is joined by arched brows and round eyes. The lips and the position of the features are close to standard, and soft curves connect the whole face. On the face map this pattern lies on the curved side, midway between child-like and adult-like. Clothes without corners, such as loose pleats, a rounded collar or a fine-gauge knit, are in harmony with it.',
    makeup: {
      description:
        'Layer pale colours as if tracing the curves. Blur the outlines and gather the sheen in one place.',
      points: [
        {
          title: 'Brows',
          content:
            'Draw an easy arch without a corner at the peak. Spread powder softly and leave only a trace of colour at the inner end.',
        },
        {
          title: 'Eyes',
          content:
            'Place rose beige in a half circle along the curve of the eye. The same shade, paler, on the lower lid keeps the shape unbroken.',
        },
        {
          title: 'Cheeks',
          content:
            'Spread a soft pink in an oval from the centre of the cheek outwards. A faint border matters more than strength of colour.',
        },
      ],
    },
  },
  simple: {
    name: 'Simple',
    description:
      'A sharp face line, straight brows and clean, narrow eyes define this pattern. The features gather low, close to the chin, and the lips are compact, which gives a light and cool impression. On the face map it lies towards child-like, on the linear side. Clothes reduced to a few precise elements, such as a plain shirt or a slim cut, agree with the face.',
    makeup: {
      description:
        'Put order before addition. Once skin, brows and hair share the same clean line, the impression is complete.',
      points: [
        {
          title: 'Skin',
          content:
            'After washing, spread a light moisturiser thinly. Press any shine on the forehead and nose gently with tissue, for a smooth, dry finish.',
        },
        {
          title: 'Brows',
          content:
            'Keep the straight shape and remove only the hairs between brow and eyelid. Take care not to make them too thin.',
        },
        {
          title: 'Hair',
          content:
            'Keep it short around the ears and nape and show a little of the forehead. A light wax on the ends alone brings out the straight lines.',
        },
      ],
    },
  },
  casual: {
    name: 'Casual',
    description:
      'A round face line, gently arched brows and round eyes define this pattern. The features gather low, close to the chin, and the lips are compact, which gives an open and bright impression. On the face map it lies towards child-like, on the curved side. Relaxed materials, such as a brushed knit or washed cotton, sit easily with the face and ask for little else.',
    makeup: {
      description:
        'Keep the soft curves and refine brows, lips and hair with a light hand. Leave some movement and a little room rather than a perfect finish.',
      points: [
        {
          title: 'Brows',
          content:
            'Leave the peak as it is and trim only the length, along the natural curve. Combing the hairs up at a slant settles them.',
        },
        {
          title: 'Lips',
          content:
            'Apply a thin layer of clear balm. Choose one with little shine and press away the excess with a fingertip.',
        },
        {
          title: 'Hair',
          content:
            'Give the ends some movement and leave the top rounded. Dry it with the fingers, then work a small amount of cream through.',
        },
      ],
    },
  },
  wild: {
    name: 'Wild',
    description:
      'A sharp face line, strong straight brows and narrow eyes define this pattern. The features sit high, well above the chin, and wide lips add to an impression of weight and clear outline. On the face map it lies towards adult-like, on the linear side. Materials with a definite texture, such as leather or heavy cotton, hold their balance with the face.',
    makeup: {
      description:
        'Keep the strength of the natural lines and smooth only what is rough. Modest care of skin, brows and lips brings composure.',
      points: [
        {
          title: 'Skin',
          content:
            'Whether you shave or keep a beard, let its border be clear. Follow with a thin layer of moisturiser that does not feel sticky.',
        },
        {
          title: 'Brows',
          content:
            'Keep their width and trim only the hairs that have grown long. Tidying the space between them makes the straight direction clear.',
        },
        {
          title: 'Lips',
          content:
            'Spread a thin, matte balm over the width of the lips. Add no colour; it is enough that their texture agrees with the skin.',
        },
      ],
    },
  },
}
