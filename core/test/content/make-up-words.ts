/** Matches words for make-up. 化粧品 also covers men's skin care. */
export const makeUpWords =
  /メイク|メーク|化粧(?![品水])|口紅|リップ|ルージュ|チーク|アイシャドウ|アイライン|ファンデーション|マスカラ|make-?up|\blips?\b|lipstick|rouge|blush|eyeliner|eye ?shadow|foundation|mascara/i
