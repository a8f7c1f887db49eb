import type { ShellTexts } from '../../ja/screens/shell.js'
import { errorHeading } from './shared.js'
import { store } from './store.js'

export const shell: ShellTexts = {
  store,
  skip: '본문으로 건너뛰기',
  home: ' 홈',
  /** The label of the menu of languages. */
  language: '언어',

  footer: {
    label: '사이트 안내',
    company: '회사 소개',
    legal: '특정상거래법에 따른 표기',
    privacy: '개인정보처리방침',
    siteUse: '사이트 이용 안내',
    data: '사진과 데이터 처리',
    accessibility: '접근성 안내',
    related: '관련 사이트',
  },

  error: {
    heading: errorHeading,
    notLoaded: '페이지를 불러오지 못했습니다. 네트워크를 확인한 뒤 새로고침해 주세요.',
    fault: '페이지에 문제가 발생했습니다. 새로고침해 주세요.',
    again: '새로고침',
  },
}
