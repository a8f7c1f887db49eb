import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { loadAnalytics } from '../analytics/report.js'
import { site } from '../site/site.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import styles from './layout.module.css'
import { useShellTexts } from '../language/first-texts.js'

export function Layout({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { skip } = useShellTexts()
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
      <Header />
      <main ref={main} id="content" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
      {site.analytics !== 'off' && <LaterConsent />}
    </div>
  )
}

/** The question about analytics, if the site asks. The code for analytics loads after the first screen. */
const LaterConsent = (): ReactNode => {
  const [consent, setConsent] = useState<ReactNode>(null)
  useEffect(() => {
    void loadAnalytics()
    if (site.consent === 'not-needed') return
    import('../analytics/consent-part.js').then(
      ({ Consent }) => setConsent(<Consent />),
      () => undefined,
    )
  }, [])
  return consent
}
