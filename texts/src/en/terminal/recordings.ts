import type { RecordingTexts } from '../../ja/terminal/recordings.js'

export const texts: RecordingTexts = {
  notARecording: (file) => `${file} is not a recording made with --record`,
  specialFile: (file) => `${file} is a pipe or a device, not a recording`,
  missing: (file) =>
    `no recording of this photo, gender and hairline; make one with --record (${file})`,
  noAnswer: (file, call) => `the recording ${file} contains no answer to ${call}`,
}
