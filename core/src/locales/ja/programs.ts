// The texts that the command line and the service load, each when it is needed.

export const content = () => import('./content/content.js')
export const messages = () => import('./content/messages.js')
