export const locale = {
  /** The language in its own words. */
  name: '日本語',

  /** Loads the texts of the first screen, and what loads those of the others. */
  screens: () => import('./screens/screens.js'),

  /** Loads what loads the texts of the command line and of the service. */
  programs: () => import('./programs.js'),
}
