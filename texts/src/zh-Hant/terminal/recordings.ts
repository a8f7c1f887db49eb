import type { RecordingTexts } from '../../ja/terminal/recordings.js'

export const texts: RecordingTexts = {
  notARecording: (file) => `不是--record產生的紀錄：${file}`,
  specialFile: (file) => `是管線或裝置，不是紀錄：${file}`,
  missing: (file) => `沒有這張照片、性別與髮際線的紀錄。請用--record建立（${file}）`,
  noAnswer: (file, call) => `紀錄中沒有回應：${file}，${call}`,
}
