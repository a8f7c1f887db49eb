import styles from '../figures.module.css'

interface ChartTitleProps {
  readonly letter: string
  readonly title: string
}

/** Title of a chart row, after its letter. */
export const ChartTitle = ({ letter, title }: ChartTitleProps) => (
  <p className={styles['chartTitle']}>
    <span className={styles['chartLetter']}>{letter}</span>
    <span>{title}</span>
  </p>
)
