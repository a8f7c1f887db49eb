import type { TermsAnalytics } from '../../ja/screens/terms-analytics.js'

export const termsAnalytics: TermsAnalytics = {
  steps:
    'To improve the service, we may count the steps of visits, such as start, photo chosen and result shown. Your photo and your result are not part of this.',
}
