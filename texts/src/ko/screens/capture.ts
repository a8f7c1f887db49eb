import type { CaptureTexts } from '../../ja/screens/capture.js'
import { messages, typeNames } from '../content/messages.js'
import { terms } from '../content/terms.js'
import { camera } from './camera.js'

export const capture: CaptureTexts = {
  messages,
  camera,

  photo: {
    heading: '촬영 전 확인해 주세요',
    tips: {
      light: { title: '밝은 곳에서', content: '자연광이나 형광등 아래에서 찍어 주세요.' },
      front: { title: '정면을 보고', content: '얼굴 전체가 화면에 들어오게 해 주세요.' },
      neutral: { title: '편안한 표정으로', content: '웃지 말고 입을 가볍게 다물어 주세요.' },
      remove: { title: '얼굴을 드러내고', content: '안경, 마스크, 모자 등은 벗어 주세요.' },
      bare: { title: '민낯으로', content: '메이크업을 하지 않은 상태를 추천해요.' },
      card: {
        title: '흰 종이(선택)',
        content: '흰 종이나 라이트 카드를 얼굴 옆에 들면 빛의 색을 파악할 수 있어요.',
      },
    },
    lightCard: terms.lightCard,
    take: '촬영하기',
    album: '앨범에서 선택',
    back: '성별 선택으로 돌아가기',
    preparing: '사진을 준비하고 있어요',
    lost: '촬영 중에 페이지가 새로고침되었습니다. 다시 촬영하거나 앨범에서 선택해 주세요.',
    reloaded: {
      photo:
        '페이지가 새로고침되었습니다. 사진은 기기에 저장하지 않으므로, 번거로우시겠지만 다시 촬영하거나 앨범에서 선택해 주세요.',
      analysis:
        '페이지가 새로고침되어 분석을 중단했습니다. 보내 주신 사진은 자동으로 삭제됩니다. 번거로우시겠지만 다시 촬영하거나 앨범에서 선택해 주세요.',
    },
  },

  notAPhoto: (found) => {
    switch (found) {
      case 'video':
        return messages.notAStillImage
      case 'pdf':
      case 'empty':
      case 'unknown':
        return `${typeNames[found]}은 사용할 수 없습니다. JPEG 또는 PNG 사진을 선택해 주세요.`
      case 'heic':
        return `${typeNames[found]}는 사용할 수 없습니다. ‘촬영하기’로 촬영하거나 JPEG 또는 PNG 사진을 선택해 주세요. iPhone에서는 ‘설정’ → ‘카메라’ → ‘포맷’에서 ‘높은 호환성’을 선택하면 JPEG로 촬영됩니다.`
      default:
        return `${typeNames[found]}는 사용할 수 없습니다. ‘촬영하기’로 촬영하거나 JPEG 또는 PNG 사진을 선택해 주세요. 가지고 계신 이미지를 화면에 띄우고 스크린샷을 찍어 사용하셔도 됩니다.`
    }
  },

  refused: (reason) => `사용할 수 없는 사진입니다: ${reason}.`,

  doubt: {
    heading: '이 사진을 사용할까요?',
    picture: '고객님의 사진',
    retake: '다시 촬영',
    use: '그대로 사용',
  },

  hairline: {
    heading: '고객님의 사진',
    instruction: '선을 손가락으로 움직여 헤어라인에 맞춰 주세요.',
    picture: '고객님의 사진',
    hair: '머리카락',
    face: '얼굴',
    slider: '헤어라인 위치',
    value: (percent) => `위에서 ${percent}%`,
    up: '선을 위로 이동',
    down: '선을 아래로 이동',
    check: '이 사진으로 진단하기',
    discard: '다시 촬영하기',
  },

  another: {
    number: (number, max) => `${number}번째 사진(최대 ${max}장)`,
    back: '이전 결과로 돌아가기',
  },

  analysing: {
    heading: '분석하고 있어요',
    wait: '잠시만 기다려 주세요.',
    note: '분석에 시간이 걸릴 수 있어요.',
    lookedAt: {
      label: '분석 중인 부분',
      parts: { outline: '윤곽', brows: '눈썹', eyes: '눈', mouth: '입', colours: '컬러' },
    },
    cancel: '중단하기',
  },

  failed: {
    heading: '분석하지 못했습니다',
    apology: '죄송합니다. 얼굴을 분석하는 중에 오류가 발생했습니다.',
    hint: '사진이 선명하지 않거나 얼굴을 인식하지 못했을 수 있습니다. 밝은 곳에서 정면을 보고 다시 촬영해 주세요.',
    again: '같은 사진으로 다시 시도',
    retake: '다시 촬영하기',
    back: '성별 선택으로 돌아가기',
    noNetwork: '서비스에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
    unprepared: '사진을 불러오지 못했습니다. 다른 사진을 선택해 주세요.',
    serviceFault: '서비스에 문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
}
