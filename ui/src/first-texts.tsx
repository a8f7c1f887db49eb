import type { ReactNode } from 'react'
import { sharedJa } from './components/texts/ja.js'
import { SharedTextsContext } from './components/texts/use-shared-texts.js'
import { createTextsHook } from './language/texts.js'
import { shellJa } from './shell/texts/ja.js'
import { ShellTextsContext } from './shell/texts/use-shell-texts.js'
import { startJa } from './start/texts/ja.js'
import { StartTextsContext } from './start/texts/use-start-texts.js'

const firstJa = { shared: sharedJa, shell: shellJa, start: startJa }

const useFirstTexts = createTextsHook(firstJa, {
  en: () => import('./first-texts-en.js').then((module) => module.firstEn),
})

export const loadFirstTexts = useFirstTexts.load

/** The texts of the first load, which come in one file: all of them in a language, or none. */
export const FirstTextsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { shared, shell, start } = useFirstTexts()
  return (
    <SharedTextsContext value={shared}>
      <ShellTextsContext value={shell}>
        <StartTextsContext value={start}>{children}</StartTextsContext>
      </ShellTextsContext>
    </SharedTextsContext>
  )
}
