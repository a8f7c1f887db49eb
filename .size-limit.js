// Size of the first load. Needs `npm run build`.
import { readFileSync } from 'node:fs'

const built = 'ui/dist'

/** Vite's manifest. The `imports` of a chunk do not include dynamic imports. */
const chunks = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8'))

/** A chunk with its direct and indirect static imports. */
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

// In kB of 1000 bytes, gzip level 9. Most browsers download the smaller brotli.
export default [
  { name: 'gender screen: JavaScript', path: scripts(first), limit: '88 kB', gzip: true },
  { name: 'gender screen: CSS', path: styles(first), limit: '8 kB', gzip: true },
]
