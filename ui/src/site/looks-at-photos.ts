// A separate file, because the first load does not need it.
import { site } from './site.js'

/** Whether photos may be checked on the device before they are analysed. */
export const looksAtPhotos = (): boolean => site.analysis !== 'service' || site.checkBeforeSending
