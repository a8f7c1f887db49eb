import type { CompareTexts } from '../../ja/screens/compare.js'
import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import { errorHeading } from './shared.js'

export const compare: CompareTexts = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,

  heading: '두 결과 비교',
  same: 'A와 B의 결과가 같아요.',
  summary: '닮은 점과 다른 점',
  map: terms.faceMap,
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  resultOf: (side) => `${side} 결과 보기`,
  mapPicture: (a, b) => `A: ${a} B: ${b}`,
  compositionOf: (side, shares) => `${side}: ${shares}`,
  share: '공유하기',
  another: '다른 결과 선택',
  shareTitle: (brand) => `결과 비교 | ${brand}`,
  shareText: (a, b) => `A는 ${a}, B는 ${b} 타입이에요.`,
  answers: (pattern, season) => `‘${pattern}’ · ‘${season}’`,
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  openAgain: terms.openAgain,

  pickResult: {
    heading: '결과 비교',
    lead: '가족이나 친구의 결과, 예전 결과와 이 결과를 비교해 보세요.',
    own: '이 결과(A)',
    scan: 'QR 코드 스캔',
    scanLead: '상대방 화면의 QR 코드를 촬영해 주세요.',
    camera: '카메라로 촬영',
    album: '이미지에서 선택',
    reading: 'QR 코드를 읽고 있어요',
    link: '링크 붙여넣기',
    linkLead: '상대방에게 받은 결과 링크나 결과 코드(최대 7자)를 입력해 주세요.',
    field: '결과 링크 또는 코드',
    paste: '붙여넣기',
    compare: '비교하기',
    qr: '이 결과의 QR 코드',
    qrLead: '상대방이 스마트폰으로 스캔할 수 있어요.',
    back: '결과로 돌아가기',
  },

  problems: {
    empty: '결과 링크 또는 코드를 입력해 주세요.',
    tooLong: '글자 수가 너무 많습니다. 결과 링크만 붙여 넣어 주세요.',
    noResult:
      '결과를 읽지 못했습니다. ‘/result/’ 부분이 포함된 링크를 다시 복사해 붙여 넣어 주세요.',
    notInQr: '진단 결과의 QR 코드가 아닙니다. 결과 QR 코드를 스캔해 주세요.',
    noQr: 'QR 코드를 찾지 못했습니다. 화면에 가득 차도록 밝고 선명하게 촬영해 주세요.',
    noPicture: '이미지를 열지 못했습니다. 다른 이미지를 선택해 주세요.',
    noClipboard: '붙여 넣지 못했습니다. 입력란을 길게 눌러 붙여 넣어 주세요.',
  },

  error: {
    heading: errorHeading,
    one: (side) => `${side} 결과를 불러오지 못했습니다. URL이 잘못되었을 수 있습니다.`,
    both: 'A와 B의 결과를 모두 불러오지 못했습니다. URL이 잘못되었을 수 있습니다.',
    chooseAgain: (side) => `${side} 결과와 비교할 결과 다시 선택`,
    again: terms.diagnoseAgain,
  },
}
