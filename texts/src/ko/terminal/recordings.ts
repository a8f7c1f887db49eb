import type { RecordingTexts } from '../../ja/terminal/recordings.js'

export const texts: RecordingTexts = {
  notARecording: (file) => `--record로 만든 기록이 아닙니다: ${file}`,
  specialFile: (file) => `기록이 아니라 파이프 또는 장치입니다: ${file}`,
  missing: (file) => `이 사진·성별·헤어라인의 기록이 없습니다. --record로 만들어 주세요(${file})`,
  noAnswer: (file, call) => `기록에 응답이 없습니다: ${file}, ${call}`,
}
