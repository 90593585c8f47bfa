import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ForwardIcon } from '../../ui/icons'
import { paths } from '../paths'
import styles from './guides.module.css'

/** One step: its picture is decoration, the words say it all. */
export type GuideStep = { title: string; text: string; Drawing: ComponentType }

type GuideTitle = (typeof GUIDES)[number]['title']

type GuideProps = {
  title: GuideTitle
  /** Why it is worth the trouble. */
  lead: string
  steps: readonly GuideStep[]
  /** What can be done at once. */
  children?: ReactNode
}

const GUIDES = [
  { title: 'guide', to: paths.reportGuide() },
  { title: 'guidePreFilled', to: paths.preFillGuide() },
  { title: 'guideFollow', to: paths.followGuide() },
] as const

/** A guide: drawn steps in their order, what to do now, and the other guides. */
export const Guide = ({ title, lead, steps, children }: GuideProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.guide}>
      <header>
        <h1 className={styles.title}>{t(`titles.${title}`)}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
      {children}
      <OtherGuides title={title} />
    </div>
  )
}

const Step = ({ step: { title, text, Drawing }, number }: { step: GuideStep; number: number }) => (
  <li className={styles.step}>
    <Drawing />
    <div className={styles.words}>
      <h2 className={styles.stepTitle}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      <p>{text}</p>
    </div>
  </li>
)

const OtherGuides = ({ title }: { title: GuideTitle }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('guides')
  return (
    <nav aria-label={t('others')}>
      <h2 className={styles.othersTitle}>{t('others')}</h2>
      <ul className={styles.others}>
        {GUIDES.filter((guide) => guide.title !== title).map((guide) => (
          <li key={guide.title}>
            <Link to={guide.to} className={styles.other ?? ''}>
              <span>{shell(`titles.${guide.title}`)}</span>
              <ForwardIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
