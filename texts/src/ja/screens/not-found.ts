/** Texts of the screen for unknown paths. */
export const notFound = {
  heading: 'ページが見つかりません',
  message: 'お探しのページは、移動または削除された可能性があります。',
  home: 'はじめの画面へ',
}

export type NotFoundTexts = typeof notFound
