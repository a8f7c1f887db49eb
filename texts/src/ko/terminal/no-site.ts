export const noSite =
  '결과 페이지 주소는 표시하지 않았습니다. 사이트를 --site URL 또는 KAOIRO_SITE_URL로 지정해 주세요.'
