import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { defaultLanguage } from '@kaoiro/core/locales/language'
import { knownLanguage } from '../language/first-language.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import styles from './layout.module.css'
import { useShellTexts } from '../language/first-texts.js'

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null)
  const { skip } = useShellTexts()
  const offer = useLanguageOffer()
  return (
    <div className={styles['page']}>
      <a
        className={styles['skip']}
        href="#content"
        onClick={(event) => {
          // Following the link would be a navigation and restart the screen.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {skip}
      </a>
      {offer}
      <Header />
      <main ref={main} id="content" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

/** The offer of the browser's language on a first visit. Its code loads only if this is another language. */
const useLanguageOffer = (): ReactNode => {
  const [offer, setOffer] = useState<ReactNode>(null)
  useEffect(() => {
    if (knownLanguage() === null && !navigator.language.startsWith(defaultLanguage))
      import('./language-offer.js')
        .then(({ loadLanguageOffer }) => loadLanguageOffer())
        .then(setOffer, () => undefined)
  }, [])
  return offer
}
