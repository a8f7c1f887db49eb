import type { ImageType, Refusal } from '@kaoiro/core/photo'
import type { DiagnosisError, Reason, SessionCall, Trait } from '@kaoiro/core/diagnosis'
import { isReason } from '@kaoiro/core/diagnosis'
import type { Messages } from '../../content/messages.js'
import { genders } from './genders.js'
import { terms } from './terms.js'

// Rounded up, so that a value just above a limit is not shown as the limit.
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`
const megapixels = (pixels: number): string => `${Math.ceil(pixels / 10_000)}만 화소`

export const typeNames: Readonly<Record<ImageType, string>> = {
  jpeg: 'JPEG 이미지',
  png: 'PNG 이미지',
  gif: 'GIF 이미지',
  webp: 'WebP 이미지',
  bmp: 'BMP 이미지',
  tiff: 'TIFF 이미지',
  heic: 'HEIC 이미지',
  avif: 'AVIF 이미지',
  video: '동영상',
  pdf: 'PDF 파일',
  empty: '빈 파일',
  unknown: '이미지가 아닌 파일',
}

export const calls: Readonly<Record<SessionCall, string>> = {
  'create session': '세션 생성',
  'upload photo': '사진 전송',
  'request analysis': '분석 요청',
  'get session': '결과 조회',
}

const traitNames: Readonly<Record<Trait, string>> = {
  faceLine: '얼굴선',
  eyebrowAngle: '눈썹 각도',
  eyeVerticalLength: '눈매',
  mouthWidth: '입술 크기',
  noseRatio: '이목구비의 위치',
}

const reasons: Readonly<Record<Reason, string>> = {
  'no-face': '얼굴을 찾지 못했습니다. 정면을 보고 얼굴 전체가 나오도록 다시 촬영해 주세요.',
  'many-faces': '여러 사람의 얼굴이 있습니다. 혼자 나온 사진을 사용해 주세요.',
  'face-too-small': '얼굴이 작게 나왔습니다. 조금 더 가까이에서 다시 촬영해 주세요.',
  'face-turned': '얼굴이 옆을 향하고 있습니다. 정면을 보고 다시 촬영해 주세요.',
  'face-tilted':
    '얼굴이 기울었거나 사진이 옆으로 누워 있습니다. 얼굴과 카메라를 똑바로 하고 다시 촬영해 주세요.',
  'face-covered':
    '얼굴 일부가 가려져 있습니다. 선글라스나 마스크를 벗고, 손이나 머리카락이 얼굴을 가리지 않게 다시 촬영해 주세요.',
  'too-dark': '사진이 너무 어둡습니다. 밝은 곳에서 다시 촬영해 주세요.',
  'too-bright': '사진이 너무 밝습니다. 직사광선을 피해 다시 촬영해 주세요.',
  blurred: '사진이 흐릿합니다. 카메라가 흔들리지 않게 다시 촬영해 주세요.',
  'colour-cast': '조명 색이 강하게 나왔습니다. 자연광이나 흰 조명 아래에서 다시 촬영해 주세요.',
  'unreadable-photo': '사진을 불러오지 못했습니다. 다른 사진을 선택해 주세요.',
  'internal-error': '서비스에 문제가 발생했습니다. 다시 시도해 주세요.',
}

const refusal = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return `${typeNames[refusal.found]}입니다. JPEG 또는 PNG 사진을 선택해 주세요`
    case 'TooManyBytes':
      return `용량이 ${megabytes(refusal.bytes)}입니다. ${megabytes(refusal.max)} 이하의 사진을 선택해 주세요`
    case 'TooManyPixels':
      return `크기가 ${megapixels(refusal.pixels)}입니다. ${megapixels(refusal.max)} 이하의 사진을 선택해 주세요`
    case 'TooManySegments':
      return `세그먼트가 ${refusal.segments}개입니다(최대 ${refusal.max}개). 메타데이터가 없는 JPEG로 다시 저장해 주세요`
    case 'TooManyScans':
      return `스캔이 ${refusal.scans}개입니다(이 크기에서는 최대 ${refusal.max}개). 베이스라인 JPEG로 다시 저장해 주세요`
    case 'BrokenPhoto':
      return '파일이 손상되었거나 중간에 끊겨 있습니다'
  }
}

const diagnosis = (error: DiagnosisError): string => {
  switch (error._tag) {
    case 'Cancelled':
      return '중단했습니다.'
    case 'AnalyserLost':
      return `이 컴퓨터에서 분석하지 못했습니다(${error.detail}).`
    case 'NetworkError':
      return `서비스에서 응답이 없었습니다(${calls[error.call]}: ${error.detail}).`
    case 'BadStatus':
      return `Unexpected status code: ${error.status}(${calls[error.call]}). 서비스에 문제가 발생해 분석을 마치지 못했습니다. 잠시 후 다시 시도해 주세요.`
    case 'BadBody':
      return `서비스의 응답을 읽지 못했습니다(${calls[error.call]}: ${error.detail}).`
    case 'AnalysisFailed':
      return isReason(error.reason)
        ? reasons[error.reason]
        : '분석하지 못했습니다. 밝은 곳에서 정면을 보고 다시 촬영해 주세요.'
    case 'StillAnalyzing':
    case 'TookTooLong':
      return '제한 시간 안에 분석이 끝나지 않았습니다. 잠시 후 다시 시도해 주세요.'
  }
}

/** For a text that has only the characters of codes but is not one, most often because it was copied wrong. */
const mistyped = (why: string): string =>
  `결과 코드가 아닙니다(${why}). 대문자와 소문자를 확인해 주세요`

export const messages: Messages = {
  notAStillImage: '동영상은 사용할 수 없습니다. 사진을 선택해 다시 시도해 주세요.',
  genders,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  preparing: '사진 준비 중',
  uploading: '업로드 중',
  analysing: '분석 중',
  waiting: '연결을 기다리는 중…',
  reasons,
  hints: {
    'too-small': '사진이 작은 것 같아요. 더 큰 사진을 사용하면 더 정확하게 진단할 수 있어요.',
    'too-dark': '사진이 조금 어두워요. 밝은 곳에서 촬영하면 더 정확하게 진단할 수 있어요.',
    'too-bright':
      '사진이 너무 밝은 것 같아요. 부드러운 빛에서 촬영하면 더 정확하게 진단할 수 있어요.',
    'colour-cast': '조명 색이 강하게 나왔어요. 자연광에서 촬영하면 더 정확하게 진단할 수 있어요.',
    blurred: '사진이 조금 흐릿해요. 선명한 사진을 사용하면 더 정확하게 진단할 수 있어요.',
  },
  unusedProfile: (name) =>
    `지원하지 않는 컬러 프로파일${name === '' ? '' : ` ‘${name}’`} 때문에 색이 다르게 보일 수 있습니다.`,
  unreadable: {
    ENOENT: '파일을 찾을 수 없습니다',
    EISDIR: '폴더입니다. 사진 파일을 지정해 주세요',
    EACCES: '읽기 권한이 없습니다',
  },
  refusal,
  resultCode: (error) => {
    switch (error._tag) {
      case 'EmptyCode':
        return '코드가 비어 있습니다'
      case 'InvalidCharacter':
        return `${error.position}번째 글자 ‘${error.character}’: 결과 코드에 쓰이지 않는 글자입니다`
      case 'TooManyDigits':
        return `너무 깁니다. 결과 코드는 최대 ${error.max}자입니다`
      case 'TooManyBits':
        return mistyped(`${error.max}비트를 넘습니다`)
      case 'UnknownFaceType':
        return mistyped(`페이스 패턴 ${error.index}번은 없습니다`)
      case 'LevelOutOfRange':
        return mistyped(`${traitNames[error.trait]}의 단계가 범위를 벗어났습니다: ${error.index}`)
      case 'PercentagesOver100':
        return mistyped(`시즌 비율의 합계가 ${error.sum}%입니다`)
      case 'NoCodeInAddress':
        return '주소에 ‘/result/코드’ 부분이 없습니다'
    }
  },
  diagnosis,
}
