import { QrCode } from '../components/figures/qr-code.js'
import { Lead } from '../components/screen-body.js'
import { ScreenHeading } from '../components/screen-heading.js'
import styles from './desktop-screen.module.css'
import { useDesktopTexts } from '../language/use-desktop-texts.js'

/** For browsers without a camera: sends the visitor to a phone. */
const DesktopScreen = () => {
  const words = useDesktopTexts()
  return (
    <div className={styles['desktop']}>
      <ScreenHeading>{words.heading}</ScreenHeading>
      <Lead>{words.lead}</Lead>
      <div className={styles['code']}>
        <QrCode address={window.location.origin} title={words.code} />
        <p className={styles['address']}>{window.location.host}</p>
      </div>
      <section className={styles['environment']}>
        <h2>{words.environment}</h2>
        <dl>
          {words.systems.map(({ name, version }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{version}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

export default DesktopScreen
