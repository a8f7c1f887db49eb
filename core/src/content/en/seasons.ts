import type { Content } from '../content.js'

export const seasons: Content['seasons'] = {
  spring: {
    name: 'Yellow-base spring',
    description:
      'Bright, clear colours with a yellow undertone are in harmony with you. Light shades, as if seen in spring sunshine, connect gently with the colour of skin and eyes. Build on ivory, camel, coral and the green of young leaves. In metals, bright gold sits well; heavy black and strongly blue shades are easier to wear away from the face.',
    makeup: {
      description:
        'Layer bright, yellow-based colours thinly for a clear finish. Pass over muted shades and leave a little sheen.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread ivory as a base and layer apricot over it. Use camel brown for definition and a pale gold for light.',
        },
        {
          title: 'Cheeks',
          content:
            'Sweep peach or light coral from high on the cheek outwards. Brush away loose powder first, so that the colour stays clear.',
        },
        {
          title: 'Lips',
          content:
            'Choose sheer shades such as coral pink or salmon. When you would like more definition, a clear orange red is in harmony.',
        },
      ],
    },
  },
  summer: {
    name: 'Blue-base summer',
    description:
      'Light, soft colours with a blue undertone are in harmony with you. Slightly greyed shades, as if seen through a thin mist, connect quietly with the colour of skin and hair. Combine lavender, sky blue and rose pink at a similar depth. In metals, silver and platinum sit well; strongly yellow shades are easier to wear in small areas.',
    makeup: {
      description:
        'Layer soft, blue-based colours like a haze. Avoid strong contrast and keep the texture smooth throughout.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread lavender grey over the lid and set a fine line of rose brown along the lashes. For light, choose a finely milled silver pink.',
        },
        {
          title: 'Cheeks',
          content:
            'Take a little rose pink or mauve pink on the brush and blend it outwards from the centre of the cheek, until no edge remains.',
        },
        {
          title: 'Lips',
          content:
            'Choose softly blue-toned shades such as rose or raspberry. For a quieter finish, mauve beige is in harmony.',
        },
      ],
    },
  },
  autumn: {
    name: 'Yellow-base autumn',
    description:
      'Deep, mellow colours with a yellow undertone are in harmony with you. Shades with substance, like turned leaves or fired clay, connect naturally with the colour of skin and hair. Build on terracotta, mustard and olive, from light to dark. In metals, subdued gold and bronze sit well; pale, blue-toned shades are easier to wear away from the face.',
    makeup: {
      description:
        'Layer deep, yellow-based colours without visible borders to build depth. Keep the sheen low and choose matte or semi-matte textures.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread cinnamon brown and layer olive khaki at the outer corner. For light, set a little bronze above the iris.',
        },
        {
          title: 'Cheeks',
          content:
            'Sweep apricot brown or terracotta thinly along the cheekbone, at a slant. Match its depth to the colour on the eyes.',
        },
        {
          title: 'Lips',
          content:
            'Choose deep shades such as brick red or mahogany. For a lighter finish, salmon beige is in harmony.',
        },
      ],
    },
  },
  winter: {
    name: 'Blue-base winter',
    description:
      'Deep, clear colours with a blue undertone are in harmony with you. Shades with a marked difference of light and dark, like a winter night and snow, hold a vivid balance with the colour of eyes and hair. Set pure white, black, royal blue and cherry red against each other. In metals, polished silver sits well; muted yellow shades are easier to wear as accessories.',
    makeup: {
      description:
        'Limit the number of colours and place one vivid, blue-based shade. Keep the rest restrained, so that the contrast is clear.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread a thin layer of silver grey and set a fine line of charcoal along the lashes. For more depth, layer navy at the outer corner.',
        },
        {
          title: 'Cheeks',
          content:
            'Apply cool pink or plum pink very thinly from below the cheekbone. On days when the lips carry colour, it may be left out.',
        },
        {
          title: 'Lips',
          content:
            'Fill the natural outline clearly with cherry red or fuchsia pink. When you would like a deeper effect, burgundy is in harmony.',
        },
      ],
    },
  },
}
