import type { Translation } from '@kaoiro/core/language'

/** The texts of one part of the screens in every language. */
export interface ScreenTexts<T> {
  /** In the default language: part of the screen's code. */
  readonly builtIn: T
  readonly load: (language: Translation) => Promise<T>
  /** Those that have been loaded, and those that are loading or failed to load. */
  readonly loaded: Map<Translation, Promise<T>>
  readonly loading: Map<Translation, Promise<T>>
}

export function screenTexts<T>(
  builtIn: T,
  load: (language: Translation) => Promise<T>,
): ScreenTexts<T> {
  return { builtIn, load, loaded: new Map(), loading: new Map() }
}
