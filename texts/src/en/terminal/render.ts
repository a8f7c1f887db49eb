import type { RenderTexts } from '../../ja/terminal/render.js'
import { writeErrors } from './write-errors.js'

export const texts: RenderTexts = {
  noFont: (letters) =>
    `no installed font contains "${letters}"; install one (Debian: fonts-noto-cjk), or use --format svg or --lang en`,
  longBrand: 'the brand does not fit on the card; choose a shorter --brand',
  noRasteriser: 'PNG needs the package @resvg/resvg-js, which cannot be loaded; use --format svg',
  binaryToTerminal: 'a terminal cannot show a PNG; write it to a file with --out, or use a pipe',
  writeErrors,
}
