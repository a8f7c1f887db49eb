import type { EncodeTexts } from '../../ja/terminal/encode.js'
import { noSite } from './no-site.js'

export const texts: EncodeTexts = {
  input: 'stdin',
  awaited: 'Paste a saved API result (JSON), then press Ctrl-D.',
  folder: 'it is a folder; choose a file with a saved API result',
  tooLarge: (bytes) => `it is larger than ${bytes} bytes, so it is not a saved API result`,
  noSite,
  notUtf8: 'not UTF-8; save it as UTF-8',
  notJson: 'not JSON; a saved API result is needed',
  notAnObject: 'not a JSON object; a saved API result is needed',
  notAResult: (path) => `"${path}" is missing or invalid`,
  notCompleted: 'its status is "analyzing", so it contains no result yet; save a later answer',
  failedAnalysis: (reason) =>
    `the analysis failed (${reason || 'no reason given'}), so it contains no result`,
  fallback: {
    unknownFaceType: (sent, used) => `unknown face pattern "${sent}"; "${used}" is used instead`,
    notShown: (sent, used) =>
      `the face pattern "${sent}" does not exist for this gender; "${used}" is used instead`,
    unknownSeason: (sent, used) => `unknown season "${sent}"; "${used}" is used instead`,
    fitted: (sent, used) => `the percentages ${sent} were adjusted to ${used}`,
  },
}
