export const locale = {
  /** The name of the language, in that language. */
  name: '한국어',

  /** Loads the texts of the first screen, and functions that load those of the other screens. */
  screens: () => import('./screens/screens.js'),

  /** Loads the functions that load the texts of the command line and of the service. */
  programs: () => import('./programs.js'),
}
