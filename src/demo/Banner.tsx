import styles from './Banner.module.css'
import { useDemoWords } from './useDemoWords'

/** The line that says that this is a demo. */
export const Banner = () => {
  const { banner } = useDemoWords()
  return (
    <aside className={styles.banner} aria-label={banner.label}>
      {banner.text}
    </aside>
  )
}
