import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The browser's toolbar would not let its window become as narrow as a phone. */
const css = `
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
button, entry { font-size: 1px; }
image { -gtk-icon-size: 1px; }
`

/** Without animations is how GTK says "reduced motion". */
const settings = '[Settings]\ngtk-enable-animations=0\n'

/** A folder of GTK's settings for one browser. */
export const writeGtkConfig = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-webkit-'))
  const gtk = path.join(folder, 'gtk-3.0')
  await mkdir(gtk)
  await writeFile(path.join(gtk, 'gtk.css'), css)
  await writeFile(path.join(gtk, 'settings.ini'), settings)
  return folder
}
