import type { RenderTexts } from '../../../content/terminal/render.js'
import { writeErrors } from './write-errors.js'

export const texts: RenderTexts = {
  noFont: (letters) =>
    `no font here has "${letters}"; install one (Debian: fonts-noto-cjk), or use --format svg or --lang en`,
  longBrand: 'the name does not fit on the card; give --brand a shorter one',
  noRasteriser: 'PNG needs the package @resvg/resvg-js, which does not load here; use --format svg',
  binaryToTerminal: 'a PNG cannot be shown in a terminal; name a file with --out, or use a pipe',
  writeErrors,
}
