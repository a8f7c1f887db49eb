interface Drawn {
  readonly path: string
  readonly html: string
  /** Selects what the app shows at this path and not at the one before. */
  readonly sign: string
}

/** In the page: the paths at which the app makes another page than the service; only ids may differ. */
export const findDifferent = async (
  pages: ReadonlyArray<Drawn>,
): Promise<ReadonlyArray<string>> => {
  const plain = (root: Element | null): string => {
    const copy = document.createElement('div')
    // React parts texts that stand side by side.
    copy.innerHTML = (root?.innerHTML ?? '').replaceAll('<!-- -->', '')
    // For browsers without scripts, and what the server asks for early.
    copy.querySelectorAll('noscript, link').forEach((extra) => extra.remove())
    return Array.from(copy.querySelectorAll('*'))
      .flatMap(({ tagName, attributes, childNodes }) => [
        tagName,
        ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort(),
        ...Array.from(childNodes, (child) => (child instanceof Text ? child.data : '')),
      ])
      .join('\n')
      .replace(/\n+/g, '\n')
      .replace(/=_[rR]_\w*/g, '=id')
  }
  const different: Array<string> = []
  for (const { path, html, sign } of pages) {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    while (document.querySelector(sign) === null)
      await new Promise((resolve) => setTimeout(resolve))
    const drawn = new DOMParser().parseFromString(html, 'text/html').querySelector('#root')
    if (plain(drawn) !== plain(document.querySelector('#root'))) different.push(path)
  }
  return different
}
