import type { DeviceTexts } from '../../ja/screens/device.js'
import { certainty, closedEyes } from '../content/certainty.js'
import { terms } from '../content/terms.js'

export const device: DeviceTexts = {
  place: {
    legend: '분석 방법',
    device: { title: '이 기기에서', content: '사진이 기기 밖으로 나가지 않아요' },
    service: { title: '서비스에서', content: '사진을 전송받아 분석 직후 삭제해요' },
  },
  preparing: (percent) => `준비하고 있어요 ${percent}%`,
  notLoaded: '분석에 필요한 데이터를 불러오지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
  look: {
    remarks: {
      ...certainty.doubts,
      'closed-eyes': closedEyes,
    },
    name: (name) => `${name}: `,
    close: '닫기',
    here: '헤어라인이 여기인가요?',
    hairline: (percent) => `헤어라인, 위에서 ${percent}%`,
  },
  receipt: {
    heading: terms.photoAndData,
    photo: {
      all: '사진은 이 기기 안에서만 분석했습니다. 사진도 진단 결과도 기기 밖으로 전송하지 않았습니다.',
      some: '이 기기에서 분석한 사진과 그 결과는 기기 밖으로 전송하지 않았습니다.',
    },
  },
}
