/** Whether a file input can ask for the camera: what distinguishes a phone from a desktop (specification §9). */
export const hasCapture = 'capture' in document.createElement('input')
