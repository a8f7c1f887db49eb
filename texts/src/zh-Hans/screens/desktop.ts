import type { DesktopTexts } from '../../ja/screens/desktop.js'

export const desktop: DesktopTexts = {
  heading: '请使用手机访问',
  lead: '请用手机相机扫描二维码访问。',
  code: '本网站的二维码',
  environment: '推荐环境',
  systems: [
    { name: 'iOS', version: '17及以上' },
    { name: 'Android', version: '13及以上（最新版Chrome）' },
  ],
}
