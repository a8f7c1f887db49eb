import type { NotFoundTexts } from '../../ja/screens/not-found.js'

export const notFound: NotFoundTexts = {
  heading: '找不到页面',
  message: '您访问的页面可能已移动或删除。',
  home: '返回首页',
}
