import type { DecodeTexts } from '../../ja/terminal/decode.js'

export const texts: DecodeTexts = {
  line: (number) => `line ${number}`,
  tooManyCharacters: (max) => `it is longer than ${max} characters`,
  awaited: 'Type codes or result URLs, one per line; press Ctrl-D to finish.',
}
