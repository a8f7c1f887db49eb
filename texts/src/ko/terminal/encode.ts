import type { EncodeTexts } from '../../ja/terminal/encode.js'
import { noSite } from './no-site.js'

export const texts: EncodeTexts = {
  input: '표준 입력',
  awaited: '저장한 API 결과(JSON)를 붙여 넣어 주세요(Ctrl-D로 종료).',
  folder: '폴더입니다. API 결과를 저장한 파일을 지정해 주세요',
  tooLarge: (bytes) => `${bytes}바이트를 넘으므로 API 결과가 아닙니다`,
  noSite,
  notUtf8: 'UTF-8이 아닙니다. UTF-8로 다시 저장해 주세요',
  notJson: 'JSON이 아닙니다. 저장한 API 결과를 지정해 주세요',
  notAnObject: '객체가 아닙니다. 저장한 API 결과를 지정해 주세요',
  notAResult: (path) => `‘${path}’ 값이 없거나 API 형식과 다릅니다`,
  notCompleted: '분석 중(analyzing)이라 아직 결과가 없습니다. 완료된 뒤의 응답을 저장해 주세요',
  failedAnalysis: (reason) => `분석에 실패하여 결과가 없습니다(${reason || '이유 없음'})`,
  fallback: {
    unknownFaceType: (sent, used) => `알 수 없는 페이스 패턴을 바꿨습니다: ‘${sent}’ → ‘${used}’`,
    notShown: (sent, used) =>
      `이 성별에는 표시하지 않는 페이스 패턴을 바꿨습니다: ‘${sent}’ → ‘${used}’`,
    unknownSeason: (sent, used) => `알 수 없는 시즌을 바꿨습니다: ‘${sent}’ → ‘${used}’`,
    fitted: (sent, used) => `비율의 합계를 100으로 맞췄습니다: ${sent} → ${used}`,
  },
}
