import { useSyncExternalStore } from 'react'
import { isInAppBrowser } from '@kaoiro/screens/capture'
import { hasTruePixels } from '../../adapters/canvas.js'
import { save, saved, tabStorage } from '../../adapters/storage.js'
import { site } from '../../site/site.js'
import { changes } from '../../adapters/listening.js'

const { tell, subscribe } = changes()

/** Leaves the camera to the phone's camera app until the tab closes: the visitor or the browser has refused it, or its code did not load. */
export function avoidCamera(): void {
  save(tabStorage, 'camera', 'avoid')
  tell()
}

const isAvoided = (): boolean => saved(tabStorage, 'camera') === 'avoid'

/** Missing in insecure contexts. */
const hasCameraAccess = (): boolean =>
  typeof (navigator as Partial<Navigator>).mediaDevices?.getUserMedia === 'function'

/** The policy of Chromium's documents (not in TypeScript's types). */
interface FeaturePolicy {
  readonly allowsFeature: (feature: string) => boolean
}

/** Whether the page is in an iframe that denies it the camera. Other browsers do not say, and refuse the camera later. */
const isDenied = (): boolean =>
  (document as { readonly featurePolicy?: FeaturePolicy }).featurePolicy?.allowsFeature(
    'camera',
  ) === false

const allowsCamera = (): boolean =>
  site.camera === 'offer' &&
  hasCameraAccess() &&
  !isDenied() &&
  !isInAppBrowser(navigator.userAgent) &&
  !isAvoided() &&
  hasTruePixels()

/** Whether the page may try to open the camera; otherwise the visitor uses the phone's camera app. */
export function useAllowsCamera(): boolean {
  return useSyncExternalStore(subscribe, allowsCamera, () => false)
}
