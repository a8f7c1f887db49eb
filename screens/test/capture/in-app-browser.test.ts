import { expect, test } from 'vitest'
import { isInAppBrowser } from '../../src/capture/in-app-browser.js'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'

test.each([
  ['LINE on iOS', `${iPhone} Safari Line/15.1.0`],
  [
    'LINE on Android',
    `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Line/15.1.0/IAB`,
  ],
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 390.0.0.0`],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0]`],
  [
    'WeChat',
    `${android}; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50`,
  ],
  ['KakaoTalk', `${iPhone} Mobile/15E148 KAKAOTALK 25.1.0`],
  ['a web view of any app on iOS', `${iPhone} Mobile/15E148`],
  [
    'a web view of any app on Android',
    `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
])('%s is in an app', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
  ['Safari on iOS', `${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Android',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'Chrome on a computer',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
])('%s is not', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})
