import type { Product } from '@kaoiro/core/products/product'
import type { Translated } from '@kaoiro/core/products/translated'

// Products of the demonstration store, which do not exist. Each has a cool or a warm line of two or three shades.

const shop = 'https://shop.example.com/beauty'

const groundFloor: Translated = { ja: '1階 ビューティー', en: '1F Beauty' }
const mensFloor: Translated = { ja: '6階 メンズケア', en: '6F Men’s care' }

export const sampleProducts: ReadonlyArray<Product> = [
  {
    category: 'base',
    name: { ja: 'トーンベース ウォーム', en: 'Tone Base Warm' },
    floor: groundFloor,
    url: `${shop}/tone-base-warm/`,
    shades: [
      { name: { ja: '01 ピーチ', en: '01 Peach' }, colour: '#ffcdb6' },
      { name: { ja: '02 アイボリー', en: '02 Ivory' }, colour: '#fff3da' },
      { name: { ja: '03 エクリュ', en: '03 Ecru' }, colour: '#eadcc0' },
    ],
  },
  {
    category: 'base',
    name: { ja: 'トーンベース クール', en: 'Tone Base Cool' },
    floor: groundFloor,
    url: `${shop}/tone-base-cool/`,
    shades: [
      { name: { ja: '11 ラベンダー', en: '11 Lavender' }, colour: '#c8bee4' },
      { name: { ja: '12 ベビーピンク', en: '12 Baby Pink' }, colour: '#f5d6de' },
      { name: { ja: '13 アイシーピンク', en: '13 Icy Pink' }, colour: '#fae2ee' },
    ],
  },
  {
    category: 'eye',
    name: { ja: 'ヴェールアイズ ウォーム', en: 'Veil Eyes Warm' },
    floor: groundFloor,
    url: `${shop}/veil-eyes-warm/`,
    shades: [
      { name: { ja: '01 アプリコット', en: '01 Apricot' }, colour: '#fbb97e' },
      { name: { ja: '02 キャメル', en: '02 Camel' }, colour: '#c69b63' },
      { name: { ja: '03 シナモン', en: '03 Cinnamon' }, colour: '#a46c45' },
    ],
  },
  {
    category: 'eye',
    name: { ja: 'ヴェールアイズ クール', en: 'Veil Eyes Cool' },
    floor: groundFloor,
    url: `${shop}/veil-eyes-cool/`,
    shades: [
      { name: { ja: '11 ラベンダーグレー', en: '11 Lavender Grey' }, colour: '#bdb4da' },
      { name: { ja: '12 ローズブラウン', en: '12 Rose Brown' }, colour: '#95777b' },
      { name: { ja: '13 チャコール', en: '13 Charcoal' }, colour: '#4b4e57' },
    ],
  },
  {
    category: 'cheek',
    name: { ja: 'ブルームチーク ウォーム', en: 'Bloom Cheek Warm' },
    floor: groundFloor,
    url: `${shop}/bloom-cheek-warm/`,
    shades: [
      { name: { ja: '01 サーモン', en: '01 Salmon' }, colour: '#ffa38b' },
      { name: { ja: '02 ピーチ', en: '02 Peach' }, colour: '#ffc5ae' },
      { name: { ja: '03 テラコッタ', en: '03 Terracotta' }, colour: '#c0664a' },
    ],
  },
  {
    category: 'cheek',
    name: { ja: 'ブルームチーク クール', en: 'Bloom Cheek Cool' },
    floor: groundFloor,
    url: `${shop}/bloom-cheek-cool/`,
    shades: [
      { name: { ja: '11 ローズピンク', en: '11 Rose Pink' }, colour: '#e49fb5' },
      { name: { ja: '12 モーヴ', en: '12 Mauve' }, colour: '#cfa4b8' },
      { name: { ja: '13 クールピンク', en: '13 Cool Pink' }, colour: '#ee559b' },
    ],
  },
  {
    category: 'lip',
    name: { ja: 'ルージュ マット ウォーム', en: 'Rouge Matte Warm' },
    floor: groundFloor,
    url: `${shop}/rouge-matte-warm/`,
    faceTypes: ['smart-casual', 'natural', 'basic', 'handsome'],
    shades: [
      { name: { ja: '01 コーラル', en: '01 Coral' }, colour: '#f97d76' },
      { name: { ja: '02 ブリック', en: '02 Brick' }, colour: '#964133' },
      { name: { ja: '03 マホガニー', en: '03 Mahogany' }, colour: '#67322d' },
    ],
  },
  {
    category: 'lip',
    name: { ja: 'ルージュ マット クール', en: 'Rouge Matte Cool' },
    floor: groundFloor,
    url: `${shop}/rouge-matte-cool/`,
    faceTypes: ['smart-casual', 'natural', 'basic', 'handsome'],
    shades: [
      { name: { ja: '11 ラズベリー', en: '11 Raspberry' }, colour: '#b24c73' },
      { name: { ja: '12 チェリー', en: '12 Cherry' }, colour: '#c61230' },
      { name: { ja: '13 バーガンディ', en: '13 Burgundy' }, colour: '#6b1236' },
    ],
  },
  {
    category: 'lip',
    name: { ja: 'ルージュ グロウ ウォーム', en: 'Rouge Glow Warm' },
    floor: groundFloor,
    url: `${shop}/rouge-glow-warm/`,
    faceTypes: ['pretty', 'chic', 'sweet'],
    shades: [
      { name: { ja: '01 ポピー', en: '01 Poppy' }, colour: '#ec4d3e' },
      { name: { ja: '02 サーモンベージュ', en: '02 Salmon Beige' }, colour: '#d79d83' },
      { name: { ja: '03 テラコッタ', en: '03 Terracotta' }, colour: '#bb6347' },
    ],
  },
  {
    category: 'lip',
    name: { ja: 'ルージュ グロウ クール', en: 'Rouge Glow Cool' },
    floor: groundFloor,
    url: `${shop}/rouge-glow-cool/`,
    faceTypes: ['pretty', 'chic', 'sweet'],
    shades: [
      { name: { ja: '11 ストロベリー', en: '11 Strawberry' }, colour: '#d6677f' },
      { name: { ja: '12 モーヴピンク', en: '12 Mauve Pink' }, colour: '#cea3b8' },
      { name: { ja: '13 フューシャ', en: '13 Fuchsia' }, colour: '#d2178a' },
    ],
  },
  {
    category: 'skin',
    name: { ja: 'フォーメン ライトモイスチャー', en: 'For Men Light Moisture' },
    floor: mensFloor,
    url: `${shop}/for-men-light-moisture/`,
    faceTypes: ['simple', 'wild'],
  },
  {
    category: 'skin',
    name: { ja: 'フォーメン リッチエマルジョン', en: 'For Men Rich Emulsion' },
    floor: mensFloor,
    url: `${shop}/for-men-rich-emulsion/`,
    faceTypes: ['casual', 'chic'],
  },
  {
    category: 'shaving',
    name: { ja: 'フォーメン シェービングフォーム', en: 'For Men Shaving Foam' },
    floor: mensFloor,
    url: `${shop}/for-men-shaving-foam/`,
  },
  {
    category: 'brow',
    name: { ja: 'フォーメン ブロウシザーズ', en: 'For Men Brow Scissors' },
    floor: mensFloor,
    url: `${shop}/for-men-brow-scissors/`,
  },
  {
    category: 'hair',
    name: { ja: 'フォーメン マットワックス', en: 'For Men Matte Wax' },
    floor: mensFloor,
    url: `${shop}/for-men-matte-wax/`,
    faceTypes: ['simple', 'wild'],
  },
  {
    category: 'hair',
    name: { ja: 'フォーメン ヘアクリーム', en: 'For Men Hair Cream' },
    floor: mensFloor,
    url: `${shop}/for-men-hair-cream/`,
    faceTypes: ['casual', 'chic'],
  },
]
