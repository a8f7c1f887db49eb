import { fileAddress } from '../site/address.js'

const loading = new Map<string, Promise<unknown>>()

/** Adds a stylesheet to the page, unless it is there. Rejects if it does not load; the next call then tries again. */
const addStyles = (file: string): Promise<unknown> => {
  const added = loading.get(file) ?? linked(fileAddress(`/${file}`))
  loading.set(file, added)
  return added.catch((error: unknown) => {
    loading.delete(file)
    throw error
  })
}

const linked = async (href: string): Promise<unknown> =>
  document.querySelector(`link[href="${href}"]`) ??
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} was not loaded.`))
    }
    document.head.append(link)
  })

/**
 * Loads a module together with its stylesheets. The build calls this for every dynamic import (ui/site/build/trim-bundle.ts).
 *
 * @param files paths of the stylesheets on the site
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  files: ReadonlyArray<string> = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map(addStyles)])
  return module
}
