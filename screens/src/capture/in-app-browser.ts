/** Apps with a built-in browser that shows pages but often not the camera: LINE, Facebook, Instagram, X, WeChat, KakaoTalk, Naver, QQ, Weibo, TikTok, Snapchat. */
const apps =
  /\bLine\/|FBAN|FBAV|FB_IAB|Instagram|Twitter|MicroMessenger|KAKAOTALK|NAVER\(|\bQQ\/|Weibo|BytedanceWebview|musical_ly|Snapchat/i

const isAndroidWebView = (userAgent: string): boolean => /Android.*; wv\)/.test(userAgent)

/** Apps' web views on iOS leave out the name that all browsers there have. */
const isAppleWebView = (userAgent: string): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) && !/\bSafari\//.test(userAgent)

/** Whether a browser is built into another app. Whether it may open the camera is up to that app, and the page cannot know. */
export function isInAppBrowser(userAgent: string): boolean {
  return apps.test(userAgent) || isAndroidWebView(userAgent) || isAppleWebView(userAgent)
}
