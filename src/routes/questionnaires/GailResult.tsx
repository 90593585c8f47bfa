import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { gailNotes } from '@/domain/gail/gailReading'
import type { GailAnswers } from '@/domain/gail/gailRisk'
import { Button } from '@/ui/Button'
import { LinkRow } from '@/ui/LinkRow'
import { Section } from '@/ui/Section'
import { paths } from '@/routes/paths'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { GailNumbers } from './GailNumbers'
import styles from './GailResult.module.css'

type Props = { answers: GailAnswers; headline: Ref<HTMLHeadingElement>; onChange: () => void }

/** What the six answers come to, how far that can be trusted, and a calm next step: the same for every number. */
export const GailResult = ({ answers, headline, onChange }: Props) => {
  const { t } = useTranslation('gail')
  return (
    <>
      <GailNumbers answers={answers} headline={headline} />
      <UrgentSigns />
      <Section title={t('reading')}>
        <ul className={styles.limits}>
          {gailNotes(answers).map((note) => (
            <li key={note}>{t(`notes.${note}`)}</li>
          ))}
          <li>{t('limits.onlySix')}</li>
          <li>{t('limits.population')}</li>
        </ul>
      </Section>
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
    <Section title={t('next.title')}>
      <p>{t('next.text')}</p>
      <ul>
        <li>
          <LinkRow bare to={paths.consultIndex()} title={shell('titles.consultIndex')} />
        </li>
        <li>
          <LinkRow bare to={paths.serviceDetail(DEFAULT_SERVICE_ID)} title={t('next.checkup')} />
        </li>
      </ul>
    </Section>
  )
}
