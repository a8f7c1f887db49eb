import type { Season } from '../diagnosis/vocabulary.js'

/** One colour that goes with a season, as `#rrggbb` in sRGB. Its name is in the locales (`swatches`). */
interface AnySwatch {
  readonly id: string
  readonly colour: `#${string}`
}

/**
 * The colours that go with each season, for a grid of four columns: first a row of neutrals, then one row for each
 * family of hues.
 */
export const palettes = {
  spring: [
    { id: 'ivory', colour: '#fff6df' },
    { id: 'light-beige', colour: '#eed9b4' },
    { id: 'camel', colour: '#c89b5f' },
    { id: 'honey-brown', colour: '#9c6b3c' },

    { id: 'peach', colour: '#ffc8b0' },
    { id: 'salmon', colour: '#ff9f87' },
    { id: 'coral-pink', colour: '#fb7f7a' },
    { id: 'poppy-red', colour: '#ee4a3a' },

    { id: 'tangerine', colour: '#ff8b42' },
    { id: 'apricot', colour: '#ffb876' },
    { id: 'sunflower', colour: '#ffc93f' },
    { id: 'cream-yellow', colour: '#ffeb9b' },

    { id: 'pistachio', colour: '#dce9a2' },
    { id: 'apple-green', colour: '#b4d84f' },
    { id: 'leaf-green', colour: '#78bd50' },
    { id: 'mint-green', colour: '#9be0b9' },

    { id: 'bright-turquoise', colour: '#35c2ba' },
    { id: 'aqua-blue', colour: '#8adbe0' },
    { id: 'cornflower-blue', colour: '#6d9fe6' },
    { id: 'crocus', colour: '#a78cdc' },
  ],
  summer: [
    { id: 'soft-white', colour: '#f4f3f1' },
    { id: 'pearl-grey', colour: '#cfd1d8' },
    { id: 'blue-grey', colour: '#94a1b5' },
    { id: 'rose-brown', colour: '#937579' },

    { id: 'baby-pink', colour: '#f6d4dd' },
    { id: 'rose-pink', colour: '#e59cb4' },
    { id: 'strawberry', colour: '#d8657d' },
    { id: 'raspberry', colour: '#b34a72' },

    { id: 'mauve-pink', colour: '#cfa2b8' },
    { id: 'orchid', colour: '#c69acd' },
    { id: 'lavender', colour: '#c3b8e2' },
    { id: 'wisteria', colour: '#9a8dc8' },

    { id: 'greyish-navy', colour: '#4b5b82' },
    { id: 'hyacinth', colour: '#7b95cf' },
    { id: 'sky-blue', colour: '#9cc4e8' },
    { id: 'powder-blue', colour: '#cbdeec' },

    { id: 'sea-green', colour: '#6fb0ad' },
    { id: 'peppermint', colour: '#b3decf' },
    { id: 'mist-green', colour: '#a9c4b2' },
    { id: 'lemon-sherbet', colour: '#f6f2bb' },
  ],
  autumn: [
    { id: 'ecru', colour: '#ede1c8' },
    { id: 'sand-beige', colour: '#cbb08a' },
    { id: 'mocha-brown', colour: '#7d5d45' },
    { id: 'bitter-chocolate', colour: '#493429' },

    { id: 'salmon-beige', colour: '#d99d81' },
    { id: 'terracotta', colour: '#bd6144' },
    { id: 'brick-red', colour: '#984032' },
    { id: 'mahogany', colour: '#66302b' },

    { id: 'cinnamon', colour: '#a66b40' },
    { id: 'pumpkin', colour: '#cf7432' },
    { id: 'marigold', colour: '#dfa344' },
    { id: 'mustard', colour: '#bc9632' },

    { id: 'khaki', colour: '#978b5d' },
    { id: 'moss-green', colour: '#7d8548' },
    { id: 'olive', colour: '#5e5d2e' },
    { id: 'forest-green', colour: '#30503b' },

    { id: 'peacock-green', colour: '#2e7769' },
    { id: 'teal-blue', colour: '#2d6377' },
    { id: 'ink-blue', colour: '#35475a' },
    { id: 'aubergine', colour: '#5b3b4e' },
  ],
  winter: [
    { id: 'pure-white', colour: '#ffffff' },
    { id: 'silver-grey', colour: '#b9bec7' },
    { id: 'charcoal-grey', colour: '#4a4d56' },
    { id: 'black', colour: '#101013' },

    { id: 'icy-pink', colour: '#fbdfec' },
    { id: 'icy-lavender', colour: '#e2dbf6' },
    { id: 'icy-blue', colour: '#d8ebfa' },
    { id: 'icy-lemon', colour: '#f9f9c8' },

    { id: 'cool-pink', colour: '#ef4f9a' },
    { id: 'fuchsia', colour: '#d4148a' },
    { id: 'cherry-red', colour: '#c8102e' },
    { id: 'burgundy', colour: '#6c1034' },

    { id: 'magenta', colour: '#a3189a' },
    { id: 'royal-purple', colour: '#59279e' },
    { id: 'royal-blue', colour: '#2142c4' },
    { id: 'midnight-navy', colour: '#151d50' },

    { id: 'cerulean', colour: '#0086cc' },
    { id: 'emerald-green', colour: '#008a62' },
    { id: 'pine-green', colour: '#0c4a40' },
    { id: 'lemon-yellow', colour: '#f8ea3c' },
  ],
} as const satisfies Readonly<Record<Season, ReadonlyArray<AnySwatch>>>

/** One of the swatches of any season. */
export type Swatch = (typeof palettes)[Season][number]

export type SwatchId = Swatch['id']

/** The palette's first row. */
export const neutralsOf = (season: Season): ReadonlyArray<Swatch> => palettes[season].slice(0, 4)
