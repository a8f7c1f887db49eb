import type { Language } from '@kaoiro/core/locales/language'

/** Why there is no card, and what to do: one line each. */
export interface RenderWords {
  readonly noFont: (letters: string) => string
  readonly longBrand: string
  readonly noRasteriser: string
  readonly binaryToTerminal: string
}

export const renderWords: Readonly<Record<Language, RenderWords>> = {
  en: {
    noFont: (letters) =>
      `no font here has "${letters}"; install one (Debian: fonts-noto-cjk), or use --format svg or --lang en`,
    longBrand: 'the name does not fit on the card; give --brand a shorter one',
    noRasteriser:
      'PNG needs the package @resvg/resvg-js, which does not load here; use --format svg',
    binaryToTerminal: 'a PNG cannot be shown in a terminal; name a file with --out, or use a pipe',
  },
  ja: {
    noFont: (letters) =>
      `「${letters}」を含むフォントがありません。フォント(Debianではfonts-noto-cjk)を入れるか、--format svgを指定してください`,
    longBrand: '名前がカードに収まりません。--brandに短い名前を指定してください',
    noRasteriser: 'PNGに必要な@resvg/resvg-jsを読み込めません。--format svgを指定してください',
    binaryToTerminal:
      'PNGは端末に表示できません。--outでファイルを指定するか、パイプで渡してください',
  },
}
