import type { ShopTexts } from '../../ja/screens/shop.js'

export const shop: ShopTexts = {
  style: 'Style notes',

  products: {
    heading: 'In the store',
    lead: {
      WOMEN: (season) => `The closest matches to the colours of ${season}.`,
      MEN: (pattern) => `Chosen to go with the grooming tips for ${pattern}.`,
    },
    categories: {
      base: 'Base',
      eye: 'Eyes',
      cheek: 'Cheeks',
      lip: 'Lips',
      skin: 'Skin',
      shaving: 'Shaving',
      brow: 'Brows',
      hair: 'Hair',
    },
  },

  counter: {
    open: 'Show this at the counter',
    notLoaded: 'The screen could not be opened. Check your connection, then try again.',
    heading: 'Please show this at the counter',
    lead: 'Our staff will scan the code and help you choose.',
    qr: 'QR code of your result',
    close: 'Close',
  },
}
