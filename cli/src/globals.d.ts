/** The version in package.json, inserted by the bundler. */
declare const KAOIRO_VERSION: string

/** The built thread that prepares photos, seen from the module that starts it. */
declare const KAOIRO_PHOTO_THREAD: string
