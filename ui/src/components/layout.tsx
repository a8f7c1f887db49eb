import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.js'
import { texts } from '../texts.js'
import styles from './layout.module.css'

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['page']}>
    <header className={styles['header']}>
      <Link className={styles['brand']} to={paths.home.href}>
        {texts.product}
        <span className={styles['characters']} aria-hidden="true">
          {texts.characters}
        </span>
      </Link>
    </header>
    <main className={styles['main']}>{children}</main>
  </div>
)
