// The pages of a built UI.

/** With the first screen in it. */
export const homePage = 'index.html'
/** Without a screen: the app draws the one of the address. */
export const shellPage = 'shell.html'
/** The same, with the files of the result screen. */
export const resultPage = 'result.html'
/** The same, with the files of the screen that shows two results, or asks for the other one. */
export const comparePage = 'compare.html'
