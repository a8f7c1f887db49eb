/**
 * Whether file inputs support `capture`, which distinguishes phones from desktops (specification
 * §9).
 */
export const hasCapture = 'capture' in document.createElement('input')
