import type { RecordingTexts } from '../../ja/terminal/recordings.js'

export const texts: RecordingTexts = {
  notARecording: (file) => `不是--record的记录：${file}`,
  specialFile: (file) => `是管道或设备，不是记录：${file}`,
  missing: (file) => `没有此照片、性别与发际线的记录，请用--record创建（${file}）`,
  noAnswer: (file, call) => `记录${file}中没有${call}的响应`,
}
