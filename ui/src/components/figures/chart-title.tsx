import styles from '../components.module.css'

interface ChartTitleProps {
  readonly letter: string
  readonly title: string
}

/** What a row of the chart is about, after its letter. */
export const ChartTitle = ({ letter, title }: ChartTitleProps) => (
  <p className={styles['chartTitle']}>
    <span className={styles['chartLetter']}>{letter}</span>
    {title}
  </p>
)
