import type { ResultTexts } from '../../ja/screens/result.js'
import { content } from '../content/content.js'
import { terms } from '../content/terms.js'
import { paletteToCarry } from './palette-to-carry.js'
import { drape } from './drape.js'
import { errorHeading } from './shared.js'
import { shop } from './shop.js'

export const result: ResultTexts = {
  content,
  openGraphLocale: terms.openGraphLocale,
  betweenSentences: terms.betweenSentences,
  heading: '진단 결과',
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  lightCard: terms.lightCard,
  more: '더 보기',
  map: terms.faceMap,
  you: '나',
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  palette: '어울리는 컬러',
  colours: {
    heading: '어울리는 컬러, 피할 컬러',
    wear: '어울리는 컬러',
    avoid: '피할 컬러',
  },
  drape,
  makeup: '메이크업 포인트',
  grooming: '그루밍 포인트',
  cosmetics: (name) => `‘${name}’ 추천 화장품 보기`,
  shop,

  counselling: {
    heading: '온라인 뷰티 상담',
    lead: '뷰티 어드바이저가 결과에 맞는 컬러와 화장품 고르는 법을 안내해 드려요.',
    free: '무료',
    reserve: '상담 예약',
  },
  again: '다시 진단하기',
  retake: '사진 다시 찍기',

  timeOnDay: (time, day) => `${day} ${time}`,

  receipt: {
    heading: terms.photoAndData,
    photo: (at) => `사진은 분석 직후 삭제했습니다(${at}).`,
    expires: (at) => `서비스에 남은 진단 결과는 ${at}경 자동으로 삭제됩니다.`,
    delete: '지금 모두 삭제',
    question: {
      text: '진단 결과와 이 탭에 남은 기록을 모두 삭제합니다. 삭제하면 되돌릴 수 없습니다. 계속하시겠습니까?',
      yes: '삭제하기',
      no: '취소',
    },
    deleting: '삭제하고 있어요',
    removed: {
      result: '진단 결과를 서비스에서 삭제했습니다. 사진은 그보다 먼저 삭제되었습니다.',
      photo: '사진을 서비스에서 삭제했습니다.',
      both: '사진과 진단 결과를 서비스에서 삭제했습니다.',
      all: '이 진단의 데이터를 서비스에서 삭제했습니다.',
    },
    nothingLeft: '이 진단의 데이터는 서비스에 남아 있지 않습니다.',
    stays:
      '이 탭에 남아 있던 기록도 지웠습니다. 결과 자체는 이 페이지 주소에 담겨 있어, 주소가 있으면 계속 볼 수 있습니다.',
    notDeleted: {
      Unreachable:
        '서비스에 연결하지 못해 삭제를 확인하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
      Refused: '지금은 서비스에서 삭제할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    },
    between: terms.betweenSentences,
    byItself: (at) => `그대로 두어도 ${at}경 자동으로 삭제됩니다.`,
    byItselfInADay: '그대로 두어도 분석 후 약 24시간이 지나면 자동으로 삭제됩니다.',
  },
  samePerson: {
    heading: '같은 분의 사진인가요?',
    lead: '사진마다 이목구비와 컬러가 크게 달라요. 다른 분의 사진이라면 새 사진만의 결과를 확인해 주세요.',
    onlyLast: '새 사진의 결과만 보기',
    confirm: '같은 사람의 사진이에요',
  },
  morePhotos: {
    heading: '한 장 더하면 더 확실하게',
    lead: (left) => `다른 사진을 추가하면 더 확실한 결과를 얻을 수 있어요(${left}장 더 가능).`,
    take: '한 장 더 촬영하기',
  },

  share: '결과 공유',
  save: '이미지 저장',
  saving: '이미지를 만들고 있어요',
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  saved: '이미지를 저장했습니다.',
  notSaved: '이미지를 저장하지 못했습니다. 다시 시도해 주세요.',
  picture: {
    heading: '이미지 저장',
    hold: '이미지를 길게 눌러 저장해 주세요.',
    alt: (summary) => `진단 결과 이미지. ${summary}`,
    share: '공유로 저장',
    download: '다운로드',
    copy: '링크 복사',
    close: '닫기',
  },
  preview: (pattern, season, brand) => `${pattern} × ${season} | ${brand}`,
  shareTitle: (brand) => `진단 결과 | ${brand}`,
  shareText: (pattern, season) =>
    `페이스 패턴은 ‘${pattern}’, 퍼스널 컬러는 ‘${season}’ 타입이에요.`,
  code: '결과 코드',
  openAgain: terms.openAgain,

  compare: '결과 비교',

  carry: paletteToCarry,

  error: {
    heading: errorHeading,
    message: '결과를 불러오지 못했습니다. URL이 잘못되었을 수 있습니다.',
    again: terms.diagnoseAgain,
  },
}
