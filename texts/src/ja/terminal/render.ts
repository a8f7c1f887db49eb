import { writeErrors } from './write-errors.js'

/** Texts of `render`: why it cannot draw a card, and what to do, in one line each. */
export const texts = {
  noFont: (letters: string) =>
    `「${letters}」を含むフォントがありません。フォント（Debianではfonts-noto-cjk）を入れるか、--format svgを指定してください`,
  longBrand: '名前がカードに収まりません。--brandに短い名前を指定してください',
  noRasteriser: 'PNGに必要な@resvg/resvg-jsを読み込めません。--format svgを指定してください',
  binaryToTerminal:
    'PNGは端末に表示できません。--outでファイルを指定するか、パイプで渡してください',
  writeErrors,
}

export type RenderTexts = typeof texts
