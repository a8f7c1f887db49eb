import type { Dispatch } from 'react'
import * as O from 'fp-ts/lib/Option.js'
import { messages } from '@kaoiro/core/content/messages/ja'
import type { GenderScreen, GenderScreenAction } from '@kaoiro/core/flow/gender-screen'
import { startWith } from '@kaoiro/core/flow/gender-screen'
import { genders } from '@kaoiro/core/gender'
import { Button } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Heading } from '../components/heading.js'
import { texts } from '../texts.js'
import styles from './gender-step.module.css'
import step from './step.module.css'

interface GenderStepProps {
  readonly screen: GenderScreen
  readonly dispatch: Dispatch<GenderScreenAction>
  readonly onStart: () => void
}

const { gender: words } = texts
const incompleteId = 'gender-incomplete'

export const GenderStep = ({ screen, dispatch, onStart }: GenderStepProps) => {
  const incomplete = O.isNone(startWith(screen))
  return (
    <>
      <div className={step['body']}>
        <Heading title={words.pageTitle}>{words.heading}</Heading>
        <p className={step['lead']}>{words.lead}</p>
        <fieldset className={styles['genders']}>
          <legend className="visually-hidden">{words.heading}</legend>
          {genders.map((gender) => (
            <label key={gender} className={styles['gender']}>
              <input
                type="radio"
                name="gender"
                checked={screen.gender === gender}
                onChange={() => dispatch({ _tag: 'ChooseGender', gender })}
              />
              {messages.genders[gender]}
            </label>
          ))}
        </fieldset>
        <ul className={step['notes']}>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Terms agreed={screen.agreed} onAgree={(agreed) => dispatch({ _tag: 'Agree', agreed })} />
      </div>
      <Dock>
        <p id={incompleteId} className={styles['incomplete']} hidden={!incomplete}>
          {words.incomplete}
        </p>
        <Button look="primary" onPress={onStart} disabled={incomplete} describedBy={incompleteId}>
          {words.start}
        </Button>
      </Dock>
    </>
  )
}

interface TermsProps {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
}

const Terms = ({ agreed, onAgree }: TermsProps) => (
  <section className={styles['terms']}>
    <h2 className={step['subheading']}>{words.terms.heading}</h2>
    <ul className={styles['items']}>
      {words.terms.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <label className={styles['agree']}>
      <input
        type="checkbox"
        checked={agreed}
        onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
      />
      {words.terms.agree}
    </label>
  </section>
)
