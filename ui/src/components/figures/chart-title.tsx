import styles from './chart-title.module.css'

interface ChartTitleProps {
  readonly letter: string
  readonly title: string
}

/** What a row of the chart is about, after its letter. */
export const ChartTitle = ({ letter, title }: ChartTitleProps) => (
  <p className={styles['title']}>
    <span className={styles['letter']}>{letter}</span>
    {title}
  </p>
)
