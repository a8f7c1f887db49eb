// The modules that a language is compiled to, besides one for each part.

/** Modules that put parts together. `after` is what follows the parts in the call. */
export const composed = [
  {
    name: 'content',
    make: 'makeContent',
    from: 'content/make-content',
    type: ['Content', 'content/content'],
    parts: [
      ...['agreement', 'alternatives', 'axes', 'certainty', 'comparison', 'face', 'faceMap'],
      ...['faceTypes', 'groomingForChic', 'metals', 'pictures', 'seasonKeywords', 'twoNames'],
      ...['seasons', 'shortNames', 'style', 'swatches', 'typeKeywords'],
    ],
    after: ['grammar'],
  },
  {
    name: 'messages',
    make: 'makeMessages',
    from: 'content/make-messages',
    type: ['Messages', 'content/messages'],
    parts: ['messages', 'genders', 'terms'],
  },
  screen('start', ['start', 'genders']),
  screen('capture', ['capture', 'camera', 'terms'], ['messages']),
  screen('compare', ['compare', 'terms'], ['content', 'grammar']),
  screen('device', ['device', 'certainty', 'terms']),
  screen('paletteToCarry', ['paletteToCarry', 'seasons']),
  screen(
    'result',
    ['result', 'drape', 'shop', 'terms', 'paletteToCarry', 'seasons'],
    ['content', 'grammar'],
  ),
  command('check', ['check', 'faceCheck', 'certainty', 'photos', 'progress', 'sources']),
  command('diagnose', [
    ...['diagnose', 'photos', 'progress', 'recordings', 'sources', 'writeErrors', 'noSite'],
  ]),
  command('encode', ['encode', 'noSite']),
  command('lightCard', ['lightCardCommand', 'writeErrors'], 'LightCardCommandTexts'),
  command('norms', ['norms', 'photos', 'progress', 'sources', 'writeErrors']),
  command('render', ['render', 'writeErrors']),
  command('report', ['report', 'sheet', 'writeErrors']),
  command('serve', ['serve']),
  command('store', ['store', 'writeErrors'], 'StoreCommandTexts'),
]

function capital(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function screen(name, parts, after) {
  const from = `screens/make-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return {
    name,
    make: `make${capital(name)}`,
    from,
    type: [`${capital(name)}Texts`, from],
    parts,
    after,
  }
}

function command(name, parts, type = `${capital(name)}Texts`) {
  const from = 'terminal/make-terminal'
  return {
    name: `terminal/${name}`,
    exported: 'texts',
    make: `make${capital(name)}`,
    from,
    type: [type, from],
    parts,
  }
}

/** Modules that export one part unchanged. */
export const single = [
  ...['samples', 'shared', 'shell', 'termsAnalytics', 'termsOnDevice', 'consent', 'desktop'],
  ...['counter', 'notFound', 'legal', 'camera', 'drape', 'shop', 'swatches', 'lightCard'],
].map((part) => ({ name: part, exported: part, part }))
for (const part of ['decode', 'help'])
  single.push({ name: `terminal/${part}`, exported: 'texts', part })

/** The texts of the first screen, and those that later screens load. */
export const firstParts = ['samples', 'shared', 'shell', 'start', 'termsAnalytics', 'termsOnDevice']
export const laterScreens = [
  'capture',
  'compare',
  'consent',
  'counter',
  'desktop',
  'device',
  'legal',
  'notFound',
  'result',
]
