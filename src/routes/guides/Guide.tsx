import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { siteInfo } from '@/lib/siteInfo'
import { DrawnSteps, type DrawnStep } from '@/ui/DrawnSteps'
import { LinkRow, RowList } from '@/ui/Row'
import { Page, PageTitle } from '@/ui/Page'
import { SectionTitle } from '@/ui/Section'
import { paths } from '@/routes/paths'
import styles from './guides.module.css'

type GuideName = (typeof GUIDES)[number]['name']

type GuideProps = {
  name: GuideName
  lead: string
  steps: readonly DrawnStep[]
  children?: ReactNode
}

const GUIDES = [
  { name: 'guide', to: paths.reportGuide() },
  { name: 'guidePreFilled', to: paths.preFillGuide() },
  { name: 'guideFollow', to: paths.followGuide() },
] as const

export const Guide = ({ name, lead, steps, children }: GuideProps) => {
  const { t } = useTranslation()
  return (
    <Page>
      <header>
        <PageTitle>{t(`titles.${name}`)}</PageTitle>
        <p className={styles.lead}>{lead}</p>
      </header>
      <DrawnSteps steps={steps} />
      {children}
      <OtherGuides name={name} />
    </Page>
  )
}

/** A461: a deployment without an account to follow has no guide to it. */
const isOffered = (name: GuideName): boolean => name !== 'guideFollow' || siteInfo().account !== undefined

const OtherGuides = ({ name }: { name: GuideName }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('guides')
  return (
    <nav aria-label={t('others')} className={styles.others}>
      <SectionTitle>{t('others')}</SectionTitle>
      <RowList>
        {GUIDES.filter((guide) => guide.name !== name && isOffered(guide.name)).map((guide) => (
          <li key={guide.name}>
            <LinkRow to={guide.to} title={shell(`titles.${guide.name}`)} />
          </li>
        ))}
      </RowList>
    </nav>
  )
}
