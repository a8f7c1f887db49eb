import type { RecordingTexts } from '../../../content/terminal/recordings.js'

export const texts: RecordingTexts = {
  notARecording: (file) => `${file} is no recording of --record`,
  specialFile: (file) => `${file} is a pipe or a device, and no recording`,
  missing: (file) =>
    `there is no recording of this photo, gender and hairline; make it with --record (${file})`,
  noAnswer: (file, call) => `the recording ${file} has no answer to ${call}`,
}
