import type { StartTexts } from '../../ja/screens/start.js'
import { genders } from '../content/genders.js'

const termsAtService: ReadonlyArray<string> = [
  '고객님의 얼굴 사진은 보통 분석 직후 삭제되며, 늦어도 분석 후 약 24시간이 지나면 자동으로 삭제됩니다.',
  '얼굴 사진은 이 서비스를 제공하기 위해서만 사용합니다.',
]

export const start: StartTexts = {
  genders,

  gender: {
    pageTitle: (brand) => `${brand} | 페이스 패턴과 퍼스널 컬러`,
    lead: '사진 한 장으로 페이스 패턴과 퍼스널 컬러를 알아보세요.',
    facts: ['약 1분', '무료', '가입 불필요'],
    photoFact: '사진은 분석 후 바로 삭제',
    heading: '성별을 선택해 주세요',
    notes: [
      '성별에 따라 진단 기준이 달라요.',
      '퍼스널 컬러별 추천 화장품은 여성을 선택하신 분께만 표시돼요.',
    ],
    terms: {
      heading: '이용 안내',
      photo: termsAtService,
      free: '이용 요금은 무료입니다. 데이터 통신료는 고객님 부담입니다.',
      more: '사진 분석 안내',
      agree: '위 내용을 확인했으며 동의합니다',
    },
    start: '진단 시작하기',
    incomplete: '성별을 선택하고 이용 안내에 동의해 주세요.',
    top: '메인 페이지로 돌아가기',
  },
}
