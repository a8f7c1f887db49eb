import type { DrapeTexts } from '../../ja/screens/drape.js'

export const drape: DrapeTexts = {
  heading: '내 얼굴에 컬러 드레이핑',
  lead: '내 사진 위에서 어울리는 컬러와 피할 컬러를 비교해 보세요.',
  open: '컬러 대보기',
  privacy:
    '이 이미지는 고객님의 기기 안에서만 만들어지며 외부로 전송되지 않습니다. 탭을 닫으면 사라집니다.',
  wear: '어울리는 컬러',
  avoid: '피할 컬러',
  sides: '대볼 컬러',
  previous: '이전 컬러',
  next: '다음 컬러',
  one: (colour) => `${colour} 천을 얼굴 옆에 대본 사진`,
  both: (wear, avoid) => `왼쪽에 ${wear}, 오른쪽에 ${avoid} 천을 얼굴 옆에 대본 사진`,
  compare: '좌우로 비교',
  divider: '어울리는 컬러와 피할 컬러의 경계',
  share: (percent) => `어울리는 컬러의 범위 ${percent}퍼센트`,
  save: '이미지 저장',
  close: '닫기',
}
