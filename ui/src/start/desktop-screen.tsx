import { desktopTexts } from '@kaoiro/texts/screens'
import { siteAddress } from '../site/address.js'
import { QrCode } from '../components/figures/qr-code.js'
import { Lead, ScreenHeading } from '../components/screen.js'
import styles from './desktop-screen.module.css'
import { useStartTexts } from '../language/first-texts.js'
import { Facts } from './gender-screen.js'
import SampleResults from './sample-results.js'
import { useTexts } from '../language/use-texts.js'

/** For browsers without a camera: sends the visitor to a phone. */
const DesktopScreen = () => {
  const words = useTexts(desktopTexts)
  const { lead } = useStartTexts().gender
  return (
    <div className={styles['desktop']}>
      <div className={styles['phone']}>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <Lead>{words.lead}</Lead>
        <div className={styles['code']}>
          <QrCode address={siteAddress()} title={words.code} />
          <p className={styles['address']}>{siteAddress().replace(/^https?:\/\//, '')}</p>
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
      <div className={styles['invitation']}>
        <Lead>{lead}</Lead>
        <SampleResults />
        <Facts />
      </div>
    </div>
  )
}

export default DesktopScreen
