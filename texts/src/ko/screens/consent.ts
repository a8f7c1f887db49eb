import type { ConsentTexts } from '../../ja/screens/consent.js'

export const consent: ConsentTexts = {
  label: '이용 현황 통계',
  question: '이용 단계를 집계해도 될까요?',
  detail:
    '서비스 개선을 위해 ‘시작’ 등 이용 단계만 기록합니다. 사진과 진단 결과는 기록하지 않습니다.',
  yes: '허용',
  no: '허용 안 함',
  change: '통계 설정',
}
