import type { DesktopTexts } from '../../ja/screens/desktop.js'

export const desktop: DesktopTexts = {
  heading: 'Made for smartphones',
  lead: 'Scan the QR code with the camera of your phone.',
  code: 'QR code of this site',
  environment: 'Recommended environment',
  systems: [
    { name: 'iOS', version: '17 or later' },
    { name: 'Android', version: '13 or later, with the latest Chrome' },
  ],
}
