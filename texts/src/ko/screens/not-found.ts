import type { NotFoundTexts } from '../../ja/screens/not-found.js'

export const notFound: NotFoundTexts = {
  heading: '페이지를 찾을 수 없습니다',
  message: '찾으시는 페이지가 이동되었거나 삭제되었을 수 있습니다.',
  home: '처음 화면으로',
}
