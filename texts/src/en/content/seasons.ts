import type { Season } from '@kaoiro/core/diagnosis'
import type { Content, EntryTexts } from '../../content/content.js'

export const shortNames: Content['shortNames'] = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
}

export const seasons: Readonly<Record<Season, EntryTexts>> = {
  spring: {
    name: 'Yellow-base spring',
    description:
      'Bright, clear colours with a yellow undertone suit you. Light shades that recall spring sunshine blend gently with the colour of your skin and eyes. Build on ivory, camel, coral and the green of young leaves. Among metals, choose bright gold; heavy black and strongly blue shades are easier to wear away from the face.',
    makeup: {
      description:
        'Layer bright, yellow-based colours thinly for a clear finish. Avoid muted shades and leave a little sheen.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread ivory as a base and layer apricot over it. Use camel brown for definition and pale gold for a touch of light.',
        },
        {
          title: 'Cheeks',
          content:
            'Sweep peach or light coral from high on the cheek outwards. Tap loose powder off the brush first, so that the colour stays clear.',
        },
        {
          title: 'Lips',
          content:
            'Choose sheer shades such as coral pink or salmon. When you would like more definition, try a clear orange red.',
        },
      ],
    },
  },
  summer: {
    name: 'Blue-base summer',
    description:
      'Light, soft colours with a blue undertone suit you. Slightly greyed shades, as if seen through a thin mist, blend quietly with the colour of your skin and hair. Combine lavender, sky blue and rose pink at a similar depth. Among metals, choose silver or platinum; strongly yellow shades are easier to wear in small areas.',
    makeup: {
      description:
        'Layer soft, blue-based colours like a haze. Avoid strong contrast and keep the texture smooth throughout.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread lavender grey over the lid and set a fine line of rose brown along the lashes. For a touch of light, choose a finely milled silver pink.',
        },
        {
          title: 'Cheeks',
          content:
            'Take a little rose pink or mauve pink on the brush and blend it outwards from the centre of the cheek, until no edge remains.',
        },
        {
          title: 'Lips',
          content:
            'Choose softly blue-toned shades such as rose or raspberry. For a quieter finish, try mauve beige.',
        },
      ],
    },
  },
  autumn: {
    name: 'Yellow-base autumn',
    description:
      'Deep, mellow colours with a yellow undertone suit you. Rich shades that recall autumn leaves or fired clay blend naturally with the colour of your skin and hair. Build on terracotta, mustard and olive, from light to dark. Among metals, choose soft gold or bronze; pale, blue-toned shades are easier to wear away from the face.',
    makeup: {
      description:
        'Layer deep, yellow-based colours without visible edges to build depth. Keep the sheen low and choose matte or semi-matte textures.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread cinnamon brown and layer olive khaki at the outer corner. For a touch of light, set a little bronze above the iris.',
        },
        {
          title: 'Cheeks',
          content:
            'Sweep apricot brown or terracotta thinly along the cheekbone, at a slant. Match its depth to the colour on the eyes.',
        },
        {
          title: 'Lips',
          content:
            'Choose deep shades such as brick red or mahogany. For a lighter finish, try salmon beige.',
        },
      ],
    },
  },
  winter: {
    name: 'Blue-base winter',
    description:
      'Deep, clear colours with a blue undertone suit you. Strong contrasts of light and dark, like snow on a winter night, vividly set off the colour of your eyes and hair. Set pure white, black, royal blue and cherry red against each other. Among metals, choose polished silver; muted yellow shades are easier to wear as accessories.',
    makeup: {
      description:
        'Limit the number of colours and let one vivid, blue-based shade stand out. Keep the rest restrained, so that the contrast is clear.',
      points: [
        {
          title: 'Eyes',
          content:
            'Spread a thin layer of silver grey and set a fine line of charcoal along the lashes. For more depth, layer navy at the outer corner.',
        },
        {
          title: 'Cheeks',
          content:
            'Apply cool pink or plum pink very thinly from below the cheekbone. On days when you wear a strong lip colour, you can leave it out.',
        },
        {
          title: 'Lips',
          content:
            'Fill the natural outline clearly with cherry red or fuchsia pink. When you would like a deeper effect, try burgundy.',
        },
      ],
    },
  },
}
