import type { Terms } from '../../ja/content/terms.js'

export const terms: Terms = {
  facePattern: '페이스 패턴',
  personalColour: '퍼스널 컬러',
  faceMap: '페이스 맵',
  patternAnalysis: '페이스 패턴 분석',
  colourComposition: '컬러 구성비',
  photoAndData: '사진과 데이터 안내',
  linkCopied: '링크를 복사했습니다.',
  linkNotCopied: '링크를 복사하지 못했습니다. 주소창의 URL을 이용해 주세요.',
  lightCard: '라이트 카드(PDF)',
  diagnoseAgain: '다시 진단하기',
  openAgain: 'QR 코드를 스캔하시면 이 페이지를 다시 보실 수 있습니다.',

  betweenSentences: ' ',

  openGraphLocale: 'ko_KR',
}
