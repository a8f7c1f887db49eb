import type { TermsOnDevice } from '../../ja/screens/terms-on-device.js'

export const termsOnDevice: TermsOnDevice = {
  photoFact: '사진은 기기 밖으로 나가지 않음',
  photo: [
    '얼굴 사진은 이 기기 안에서만 분석하며 외부로 전송하지 않습니다.',
    '처음 분석할 때 필요한 데이터를 내려받습니다.',
  ],
}
