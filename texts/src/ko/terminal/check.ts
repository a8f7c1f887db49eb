import type { CheckTexts } from '../../ja/terminal/check.js'
import { texts as faces } from './face-check.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as sources } from './sources.js'

export const texts: CheckTexts = {
  lacksEnd: '종료 마커가 없습니다(이미지는 온전합니다)',
  type: '형식',
  size: '크기',
  sentAs: '전송 시',
  orientation: '방향',
  orientations: {
    1: '그대로',
    2: '좌우 반전을 되돌렸습니다',
    3: '180° 회전했습니다',
    4: '상하 반전을 되돌렸습니다',
    5: '반전과 회전을 되돌렸습니다',
    6: '시계 방향으로 회전했습니다',
    7: '반전과 회전을 되돌렸습니다',
    8: '시계 반대 방향으로 회전했습니다',
  },
  profile: '프로파일',
  noProfile: '없음(sRGB로 처리합니다)',
  unnamed: '이름 없음',
  uses: {
    srgb: (name) => `${name}(sRGB)`,
    converted: (name) => `${name}(sRGB로 변환했습니다)`,
    unused: (name) => `${name}(지원하지 않아 색이 다르게 보일 수 있습니다)`,
  },
  lights: '밝은 부분',
  shadows: '어두운 부분',
  clipped: '과다 노출',
  warmth: '붉은 기',
  greenness: '초록 기',
  sharpness: '선명도',
  min: (bound) => `${bound} 이상`,
  max: (bound) => `${bound} 이하`,
  between: (min, max) => `${min}~${max}`,
  good: '이 사진에서 문제를 찾지 못했습니다.',
  goodWithoutFaces: '파일, 크기, 빛, 선명도에 문제가 없습니다.',
  facesNotLookedFor: '얼굴은 확인하지 않았습니다(--faces로 확인합니다).',
  faces,
  photos,
  progress,
  sources,
}
