/** Whether a file input can ask for the camera: what tells a phone from a desktop (specification §9). */
export const hasCapture: boolean = 'capture' in document.createElement('input')
