/** Apart from the other screens, since the one that leads to it loads it ahead. */
export const loadResultScreen = () =>
  import('./screens/result-screen.js').then(({ ResultScreen }) => ({ default: ResultScreen }))
