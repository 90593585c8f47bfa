import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '../../domain/booking/service'
import { gailNotes } from '../../domain/gail/gailReading'
import type { GailAnswers } from '../../domain/gail/gailRisk'
import { Button } from '../../ui/Button'
import { ForwardIcon } from '../../ui/icons'
import { paths } from '../paths'
import { UrgentSigns } from '../shared/UrgentSigns'
import styles from './GailResult.module.css'
import { GailNumbers } from './GailNumbers'

type Props = { answers: GailAnswers; headline: Ref<HTMLHeadingElement>; onChange: () => void }

/** What the six answers come to, how far that can be trusted, and a calm next step: the same for every number. */
export const GailResult = ({ answers, headline, onChange }: Props) => {
  const { t } = useTranslation('gail')
  return (
    <>
      <GailNumbers answers={answers} headline={headline} />
      <UrgentSigns />
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('reading')}</h2>
        <ul className={styles.limits}>
          {gailNotes(answers).map((note) => (
            <li key={note}>{t(`notes.${note}`)}</li>
          ))}
          <li>{t('limits.onlySix')}</li>
          <li>{t('limits.population')}</li>
        </ul>
      </section>
      <NextStep />
      <Button variant="secondary" block onClick={onChange}>
        {t('change')}
      </Button>
    </>
  )
}

const NextStep = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('gail')
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('next.title')}</h2>
      <p>{t('next.text')}</p>
      <ul>
        <li>
          <Link className={styles.way ?? ''} to={paths.consultIndex()}>
            {shell('titles.consultIndex')}
            <ForwardIcon />
          </Link>
        </li>
        <li>
          <Link className={styles.way ?? ''} to={paths.serviceDetail(DEFAULT_SERVICE_ID)}>
            {t('next.checkup')}
            <ForwardIcon />
          </Link>
        </li>
      </ul>
    </section>
  )
}
