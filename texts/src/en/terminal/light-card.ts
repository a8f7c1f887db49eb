import type { LightCardCommandTexts } from '../../ja/terminal/light-card.js'
import { writeErrors } from './write-errors.js'

export const texts: LightCardCommandTexts = {
  longSite: (max, maxWithPath) =>
    `the address is too long for a QR code that a photo can show; use a --site of at most ${max} characters, or ${maxWithPath} with a path`,
  notBuilt: 'the letters of the card are missing; build the screens with npm run build',
  binaryToTerminal: 'a terminal cannot show a PDF; write it to a file with --out, or use a pipe',
  writeErrors,
}
