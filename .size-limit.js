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

/** The chunks with the first screen's texts, one for each language. Those of the default language are built in. */
const translations = Object.keys(chunks).flatMap((chunk) => {
  const language = /texts\/compiled\/([\w-]+)\/screens\.ts$/.exec(chunk)?.[1]
  return language === undefined ? [] : [{ language, chunk }]
})

const firstLoad = (language, added) => ({
  name: `gender screen: JavaScript, ${language}`,
  path: scripts([...first, ...added]),
  limit: '86 kB',
  gzip: true,
})

// In kB of 1000 bytes, gzip level 9. Most browsers download the smaller brotli.
export default [
  firstLoad('ja', []),
  ...translations.map(({ language, chunk }) => firstLoad(language, [...closure(chunk)])),
  { name: 'gender screen: CSS', path: styles(first), limit: '8 kB', gzip: true },
]
