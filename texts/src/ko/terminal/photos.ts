import type { PhotoTexts } from '../../ja/terminal/photos.js'

export const texts: PhotoTexts = {
  unusualJpeg: {
    CMYK: '인쇄용 CMYK JPEG입니다. 일반 RGB JPEG로 다시 저장해 주세요',
    arithmetic: '산술 부호화 방식의 JPEG입니다. 일반 RGB JPEG로 다시 저장해 주세요',
    lossless: '무손실 압축 방식의 JPEG입니다. 일반 RGB JPEG로 다시 저장해 주세요',
    hierarchical: '계층 방식의 JPEG입니다. 일반 RGB JPEG로 다시 저장해 주세요',
    'high-precision': '정밀도가 8비트를 넘는 JPEG입니다. 일반 RGB JPEG로 다시 저장해 주세요',
  },
  sideTooLong: (pixels, max) =>
    `긴 변이 ${pixels}픽셀입니다. ${max}픽셀 이하의 사진을 선택해 주세요`,
  tookTooLong: (seconds) => `읽는 데 ${seconds}초 이상 걸렸습니다`,
  tookTooMuchMemory: (megabytes) => `읽는 데 메모리가 ${megabytes} MB 이상 필요합니다`,
  lacksEnd: 'JPEG 종료 마커가 없습니다(이미지는 온전합니다).',
  profileConverted: (name) =>
    `사진의 색을 sRGB로 변환했습니다${name === '' ? '' : `(원래 프로파일: ‘${name}’)`}.`,
}
