import { createRequire } from 'node:module'
import path from 'node:path'

/** The package of the built screens. They are served as files, so the package is located and not imported. */
const uiPackage = path.dirname(
  createRequire(import.meta.filename).resolve('@kaoiro/ui/package.json'),
)

/** The folders of the UI's build. They exist only after it. */
export const builtUi = {
  /** The files for visitors. */
  screens: path.join(uiPackage, 'dist'),
  /** The brand, fonts and outlines of cards, which are not served to visitors. */
  cards: path.join(uiPackage, 'dist-server', 'card'),
  /** The store that the screens were built with. */
  store: path.join(uiPackage, 'dist', '.server', 'store.json'),
} as const
