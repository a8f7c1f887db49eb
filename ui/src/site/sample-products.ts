import type { Product } from '@kaoiro/core/products/product'
import { named, shade } from './named.js'

// Products of the demonstration store, which do not exist. Each has a cool or a warm line of two or three shades.

const shop = 'https://shop.example.com/beauty'

const groundFloor = named('1階 ビューティー', '1F Beauty', '1樓 美妝', '1楼 美妆', '1층 뷰티')
const mensFloor = named(
  '6階 メンズケア',
  '6F Men’s',
  '6樓 男士保養',
  '6楼 男士护理',
  '6층 남성 케어',
)

export const sampleProducts: ReadonlyArray<Product> = [
  {
    category: 'base',
    name: named(
      'トーンベース ウォーム',
      'Tone Base Warm',
      '潤色飾底乳 暖色',
      '润色妆前乳 暖调',
      '톤 베이스 웜',
    ),
    floor: groundFloor,
    url: `${shop}/tone-base-warm/`,
    shades: [
      shade('#ffcdb6', '01 ピーチ', '01 Peach', '01 蜜桃', '01 蜜桃', '01 피치'),
      shade('#fff3da', '02 アイボリー', '02 Ivory', '02 象牙', '02 象牙', '02 아이보리'),
      shade('#eadcc0', '03 エクリュ', '03 Ecru', '03 亞麻米', '03 亚麻米色', '03 에크루'),
    ],
  },
  {
    category: 'base',
    name: named(
      'トーンベース クール',
      'Tone Base Cool',
      '潤色飾底乳 冷色',
      '润色妆前乳 冷调',
      '톤 베이스 쿨',
    ),
    floor: groundFloor,
    url: `${shop}/tone-base-cool/`,
    shades: [
      shade('#c8bee4', '11 ラベンダー', '11 Lavender', '11 薰衣草', '11 薰衣草', '11 라벤더'),
      shade(
        '#f5d6de',
        '12 ベビーピンク',
        '12 Baby Pink',
        '12 嬰兒粉',
        '12 婴儿粉',
        '12 베이비 핑크',
      ),
      shade(
        '#fae2ee',
        '13 アイシーピンク',
        '13 Icy Pink',
        '13 冰粉',
        '13 冰晶粉',
        '13 아이시 핑크',
      ),
    ],
  },
  {
    category: 'eye',
    name: named(
      'ヴェールアイズ ウォーム',
      'Veil Eyes Warm',
      '薄紗眼影 暖色',
      '薄纱眼影 暖调',
      '베일 아이즈 웜',
    ),
    floor: groundFloor,
    url: `${shop}/veil-eyes-warm/`,
    shades: [
      shade('#fbb97e', '01 アプリコット', '01 Apricot', '01 杏桃', '01 杏色', '01 애프리콧'),
      shade('#c69b63', '02 キャメル', '02 Camel', '02 駝色', '02 驼色', '02 카멜'),
      shade('#a46c45', '03 シナモン', '03 Cinnamon', '03 肉桂', '03 肉桂', '03 시나몬'),
    ],
  },
  {
    category: 'eye',
    name: named(
      'ヴェールアイズ クール',
      'Veil Eyes Cool',
      '薄紗眼影 冷色',
      '薄纱眼影 冷调',
      '베일 아이즈 쿨',
    ),
    floor: groundFloor,
    url: `${shop}/veil-eyes-cool/`,
    shades: [
      shade(
        '#bdb4da',
        '11 ラベンダーグレー',
        '11 Lavender Grey',
        '11 薰衣草灰',
        '11 薰衣草灰',
        '11 라벤더 그레이',
      ),
      shade(
        '#95777b',
        '12 ローズブラウン',
        '12 Rose Brown',
        '12 玫瑰棕',
        '12 玫瑰棕',
        '12 로즈 브라운',
      ),
      shade('#4b4e57', '13 チャコール', '13 Charcoal', '13 炭灰', '13 炭灰', '13 차콜'),
    ],
  },
  {
    category: 'cheek',
    name: named(
      'ブルームチーク ウォーム',
      'Bloom Cheek Warm',
      '綻放腮紅 暖色',
      '绽放腮红 暖调',
      '블룸 치크 웜',
    ),
    floor: groundFloor,
    url: `${shop}/bloom-cheek-warm/`,
    shades: [
      shade('#ffa38b', '01 サーモン', '01 Salmon', '01 鮭魚粉', '01 三文鱼粉', '01 새먼'),
      shade('#ffc5ae', '02 ピーチ', '02 Peach', '02 蜜桃', '02 蜜桃', '02 피치'),
      shade('#c0664a', '03 テラコッタ', '03 Terracotta', '03 陶土', '03 陶土', '03 테라코타'),
    ],
  },
  {
    category: 'cheek',
    name: named(
      'ブルームチーク クール',
      'Bloom Cheek Cool',
      '綻放腮紅 冷色',
      '绽放腮红 冷调',
      '블룸 치크 쿨',
    ),
    floor: groundFloor,
    url: `${shop}/bloom-cheek-cool/`,
    shades: [
      shade('#e49fb5', '11 ローズピンク', '11 Rose Pink', '11 玫瑰粉', '11 玫瑰粉', '11 로즈 핑크'),
      shade('#cfa4b8', '12 モーヴ', '12 Mauve', '12 藕紫', '12 藕紫', '12 모브'),
      shade('#ee559b', '13 クールピンク', '13 Cool Pink', '13 冷調粉', '13 冷调粉', '13 쿨 핑크'),
    ],
  },
  {
    category: 'lip',
    name: named(
      'ルージュ マット ウォーム',
      'Rouge Matte Warm',
      '霧面唇膏 暖色',
      '哑光口红 暖调',
      '루즈 매트 웜',
    ),
    floor: groundFloor,
    url: `${shop}/rouge-matte-warm/`,
    faceTypes: ['smart-casual', 'natural', 'basic', 'handsome'],
    shades: [
      shade('#f97d76', '01 コーラル', '01 Coral', '01 珊瑚', '01 珊瑚', '01 코랄'),
      shade('#964133', '02 ブリック', '02 Brick', '02 磚紅', '02 砖红', '02 브릭'),
      shade('#67322d', '03 マホガニー', '03 Mahogany', '03 桃花心木', '03 桃花心木', '03 마호가니'),
    ],
  },
  {
    category: 'lip',
    name: named(
      'ルージュ マット クール',
      'Rouge Matte Cool',
      '霧面唇膏 冷色',
      '哑光口红 冷调',
      '루즈 매트 쿨',
    ),
    floor: groundFloor,
    url: `${shop}/rouge-matte-cool/`,
    faceTypes: ['smart-casual', 'natural', 'basic', 'handsome'],
    shades: [
      shade('#b24c73', '11 ラズベリー', '11 Raspberry', '11 覆盆莓', '11 树莓', '11 라즈베리'),
      shade('#c61230', '12 チェリー', '12 Cherry', '12 櫻桃', '12 樱桃', '12 체리'),
      shade('#6b1236', '13 バーガンディ', '13 Burgundy', '13 勃根地', '13 勃艮第', '13 버건디'),
    ],
  },
  {
    category: 'lip',
    name: named(
      'ルージュ グロウ ウォーム',
      'Rouge Glow Warm',
      '水光唇膏 暖色',
      '水光口红 暖调',
      '루즈 글로우 웜',
    ),
    floor: groundFloor,
    url: `${shop}/rouge-glow-warm/`,
    faceTypes: ['pretty', 'chic', 'sweet'],
    shades: [
      shade('#ec4d3e', '01 ポピー', '01 Poppy', '01 虞美人', '01 虞美人', '01 포피'),
      shade(
        '#d79d83',
        '02 サーモンベージュ',
        '02 Salmon Beige',
        '02 鮭魚米',
        '02 三文鱼米色',
        '02 새먼 베이지',
      ),
      shade('#bb6347', '03 テラコッタ', '03 Terracotta', '03 陶土', '03 陶土', '03 테라코타'),
    ],
  },
  {
    category: 'lip',
    name: named(
      'ルージュ グロウ クール',
      'Rouge Glow Cool',
      '水光唇膏 冷色',
      '水光口红 冷调',
      '루즈 글로우 쿨',
    ),
    floor: groundFloor,
    url: `${shop}/rouge-glow-cool/`,
    faceTypes: ['pretty', 'chic', 'sweet'],
    shades: [
      shade('#d6677f', '11 ストロベリー', '11 Strawberry', '11 草莓', '11 草莓', '11 스트로베리'),
      shade('#cea3b8', '12 モーヴピンク', '12 Mauve Pink', '12 藕粉', '12 藕粉', '12 모브 핑크'),
      shade('#d2178a', '13 フューシャ', '13 Fuchsia', '13 紫紅', '13 紫红', '13 푸시아'),
    ],
  },
  {
    category: 'skin',
    name: named(
      'フォーメン ライトモイスチャー',
      'For Men Light Moisture',
      '男士清爽保濕乳',
      '男士清爽保湿乳',
      '포 맨 라이트 모이스처',
    ),
    floor: mensFloor,
    url: `${shop}/for-men-light-moisture/`,
    faceTypes: ['simple', 'wild'],
  },
  {
    category: 'skin',
    name: named(
      'フォーメン リッチエマルジョン',
      'For Men Rich Emulsion',
      '男士滋潤乳液',
      '男士滋润乳液',
      '포 맨 리치 에멀션',
    ),
    floor: mensFloor,
    url: `${shop}/for-men-rich-emulsion/`,
    faceTypes: ['casual', 'chic'],
  },
  {
    category: 'shaving',
    name: named(
      'フォーメン シェービングフォーム',
      'For Men Shaving Foam',
      '男士刮鬍泡沫',
      '男士剃须泡沫',
      '포 맨 셰이빙 폼',
    ),
    floor: mensFloor,
    url: `${shop}/for-men-shaving-foam/`,
  },
  {
    category: 'brow',
    name: named(
      'フォーメン ブロウシザーズ',
      'For Men Brow Scissors',
      '男士修眉剪',
      '男士修眉剪',
      '포 맨 눈썹 가위',
    ),
    floor: mensFloor,
    url: `${shop}/for-men-brow-scissors/`,
  },
  {
    category: 'hair',
    name: named(
      'フォーメン マットワックス',
      'For Men Matte Wax',
      '男士霧面髮蠟',
      '男士哑光发蜡',
      '포 맨 매트 왁스',
    ),
    floor: mensFloor,
    url: `${shop}/for-men-matte-wax/`,
    faceTypes: ['simple', 'wild'],
  },
  {
    category: 'hair',
    name: named(
      'フォーメン ヘアクリーム',
      'For Men Hair Cream',
      '男士造型髮霜',
      '男士造型发霜',
      '포 맨 헤어 크림',
    ),
    floor: mensFloor,
    url: `${shop}/for-men-hair-cream/`,
    faceTypes: ['casual', 'chic'],
  },
]
