import type { Language } from '@kaoiro/core/locales/language'
import type { LanguageOfferTexts } from '@kaoiro/core/locales/ja/screens/language-offer'
import styles from './language-bar.module.css'

interface LanguageBarProps {
  /** The language that the texts offer and are in. */
  readonly language: Language
  readonly texts: LanguageOfferTexts
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** A bar over the header, so that the page below does not move. */
export const LanguageBar = ({ language, texts, onAccept, onClose }: LanguageBarProps) => (
  <section className={styles['bar']} lang={language} aria-label={texts.label}>
    <p>{texts.question}</p>
    <button type="button" className={styles['yes']} onClick={onAccept}>
      {texts.yes}
    </button>
    <button type="button" aria-label={texts.close} onClick={onClose}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  </section>
)
