import type { DesktopTexts } from '../../ja/screens/desktop.js'

export const desktop: DesktopTexts = {
  heading: '스마트폰 전용 서비스입니다',
  lead: '스마트폰 카메라로 QR 코드를 스캔해 접속해 주세요.',
  code: '이 사이트의 QR 코드',
  environment: '권장 환경',
  systems: [
    { name: 'iOS', version: '17 이상' },
    { name: 'Android', version: '13 이상(최신 Chrome)' },
  ],
}
