/** The result's screen with its texts: loaded while a photo is analysed, or when a result is opened. */
export const loadResultScreen = () =>
  import('./screens/result-screen.js').then(({ ResultScreen }) => ({ default: ResultScreen }))
