import type { ConsentTexts } from '../../ja/screens/consent.js'

export const consent: ConsentTexts = {
  label: 'Usage statistics',
  question: 'May we count the steps of your visit?',
  detail:
    'To improve the service, we record steps such as “start”, never your photo or your result.',
  yes: 'Allow',
  no: 'Do not allow',
  change: 'Statistics settings',
}
