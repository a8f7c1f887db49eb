import type { DesktopTexts } from '../../ja/screens/desktop.js'

export const desktop: DesktopTexts = {
  heading: '本服務專為手機設計',
  lead: '請以手機相機掃描QR Code，即可開始體驗。',
  code: '本網站的QR Code',
  environment: '建議使用環境',
  systems: [
    { name: 'iOS', version: '17以上' },
    { name: 'Android', version: '13以上（最新版Chrome）' },
  ],
}
