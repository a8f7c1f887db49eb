import type { RecordingTexts } from '../../../content/terminal/recordings.js'

export const texts: RecordingTexts = {
  notARecording: (file) => `${file} は--recordの記録ではありません`,
  specialFile: (file) => `${file} はパイプかデバイスで、記録ではありません`,
  missing: (file) =>
    `この写真・性別・生え際の記録がありません。--recordで作成してください（${file}）`,
  noAnswer: (file, call) => `記録 ${file} に ${call} への応答がありません`,
}
