// The first load, as built: `npm run build` first.
import { readFileSync } from 'node:fs'

const built = 'ui/dist'

/** Vite's notes on what each chunk needs; `imports` leaves out what is loaded by `import()`. */
const chunks = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8'))

/** A chunk and all that it loads before it runs. */
const closure = (name, seen = new Set()) => {
  if (!seen.has(name)) {
    seen.add(name)
    for (const next of chunks[name].imports ?? []) closure(next, seen)
  }
  return seen
}

const inBuilt = (files) => [...new Set(files)].map((file) => `${built}/${file}`)

const scripts = (names) => inBuilt(names.map((name) => chunks[name].file))

const styles = (names) => inBuilt(names.flatMap((name) => chunks[name].css ?? []))

const first = [...closure('index.html')]

// kB of 1000 bytes. gzip at its highest level, though most browsers take the smaller brotli.
export default [
  { name: 'gender screen: JavaScript', path: scripts(first), limit: '88 kB', gzip: true },
  { name: 'gender screen: CSS', path: styles(first), limit: '8 kB', gzip: true },
]
