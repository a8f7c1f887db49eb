/** Where an analysis leads to: apart from the other screens, since the one before loads them ahead. */

export const loadResultScreen = () =>
  import('./screens/result-screen.js').then(({ ResultScreen }) => ({ default: ResultScreen }))

export const loadFailedScreen = () =>
  import('./screens/failed-screen.js').then(({ FailedScreen }) => ({ default: FailedScreen }))
