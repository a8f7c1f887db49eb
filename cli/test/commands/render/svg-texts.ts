const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

const token =
  /<(\/?)([a-z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="(?:[^<&"]|&(?:amp|lt|gt|quot);)*")*)(\/?)>|([^<]+)/uy

/**
 * Returns the texts of an SVG drawing in order. Throws if it is not well formed (XML 1.0, 2.1): unmatched tags,
 * attributes without quotes, a stray & or <, characters that XML does not allow.
 */
export const textsIn = (svg: string): ReadonlyArray<string> => {
  const texts: string[] = []
  const open: string[] = []
  const source = svg.trimEnd()
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const found = token.exec(source)
    if (found === null) throw new Error(`not well formed at ${source.slice(at, at + 60)}`)
    const [, closing, tag, , empty, text] = found
    if (text !== undefined) texts.push(plain(text))
    else if (closing === '/' && open.pop() !== tag)
      throw new Error(`</${tag ?? ''}> without its start`)
    else if (closing === '' && empty === '' && tag !== undefined) {
      open.push(tag)
      // A text element without content counts as an empty text.
      if (tag === 'text' && source[token.lastIndex] === '<') texts.push('')
    } else if (tag === 'text' && empty === '/') texts.push('')
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> without an end`)
  return texts
}

const plain = (text: string): string => {
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text))
    throw new Error(`no XML: ${JSON.stringify(text)}`)
  return text.replace(/&[^;]*(?:;|$)/g, (entity) => {
    const char = entities[entity]
    if (char === undefined) throw new Error(`no XML: ${entity}`)
    return char
  })
}
