export const noSite =
  'No address of the result page: give its site with --site URL or KAOIRO_SITE_URL.'
