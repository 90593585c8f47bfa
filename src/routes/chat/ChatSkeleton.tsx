import { useTranslation } from 'react-i18next'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './ChatSkeleton.module.css'

/** What is said in turns: how wide and how high. */
const SAID = [
  ['70%', '4rem'],
  ['55%', '2.75rem'],
  ['75%', '2.75rem'],
  ['65%', '4rem'],
  ['45%', '2.75rem'],
] as const

/** A talk before it is there. */
export const ChatSkeleton = () => {
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle>{t('titles.chat')}</PageTitle>
      <span role="status" className="visuallyHidden">
        {t('loading')}
      </span>
      <div className={styles.talk}>
        {SAID.map(([width, height], turn) => (
          <SkeletonBlock key={turn} width={width} height={height} />
        ))}
      </div>
    </Page>
  )
}
