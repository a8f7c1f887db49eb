/** Texts of the screen for browsers without a camera. */
export const desktop = {
  heading: 'スマートフォン専用のサービスです',
  lead: 'スマートフォンのカメラでQRコードを読み取り、アクセスしてください。',
  code: 'このサイトのQRコード',
  environment: '推奨環境',
  systems: [
    { name: 'iOS', version: '17以降' },
    { name: 'Android', version: '13以降（最新のChrome）' },
  ],
}

export type DesktopTexts = typeof desktop
