import type { RenderTexts } from '../../ja/terminal/render.js'
import { writeErrors } from './write-errors.js'

export const texts: RenderTexts = {
  noFont: (letters) =>
    `没有包含“${letters}”的字体，请安装字体（Debian为fonts-noto-cjk），或指定--format svg`,
  longBrand: '名称超出卡片宽度，请用--brand指定较短的名称',
  noRasteriser: '无法加载生成PNG所需的@resvg/resvg-js，请指定--format svg',
  binaryToTerminal: '终端无法显示PNG，请用--out指定文件，或通过管道输出',
  writeErrors,
}
