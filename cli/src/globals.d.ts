/** The version in package.json, put in by the bundler. */
declare const KAOIRO_VERSION: string

/** The built thread that prepares photos, seen from the module that starts it. */
declare const KAOIRO_PHOTO_THREAD: string
