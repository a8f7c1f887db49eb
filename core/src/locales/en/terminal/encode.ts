import type { EncodeTexts } from '../../../content/terminal/encode.js'

export const texts: EncodeTexts = {
  input: 'stdin',
  awaited: 'Paste a saved API result (JSON); Ctrl-D ends.',
  folder: 'it is a folder; choose a file with a saved API result',
  tooLarge: (bytes) => `it is larger than ${bytes} bytes, so it is no saved API result`,
  notJson: 'it is not JSON; a saved API result is needed',
  notAnObject: 'it is not an object; a saved API result is needed',
  notAResult: (path) => `"${path}" is missing or not as the API sends it`,
  notCompleted: 'it says "analyzing", so it holds no result yet; save a later answer',
  failedAnalysis: (reason) =>
    `the analysis failed (${reason || 'no reason given'}), so it holds no result`,
  fallback: {
    unknownFaceType: (sent, used) => `the face pattern "${sent}" is unknown; "${used}" was used`,
    notShown: (sent, used) =>
      `the face pattern "${sent}" is not shown to this gender; "${used}" was used`,
    unknownSeason: (sent, used) => `the season "${sent}" is unknown; "${used}" was used`,
    fitted: (sent, used) => `the percentages were made to fit: ${sent} became ${used}`,
  },
}
