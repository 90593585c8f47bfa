import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionRow, RowList } from '@/ui/Row'
import { Button } from '@/ui/Button'
import { Page, PageTitle } from '@/ui/Page'
import { Section, SectionTitle } from '@/ui/Section'
import styles from './legal.module.css'

type Chapter = { title: string; body: ReactNode }

type Props = { title: string; lead: string; dates?: string; chapters: readonly Chapter[] }

export const LegalText = ({ title, lead, dates, chapters }: Props) => {
  const { t } = useTranslation('legal')
  const contents = useRef<HTMLHeadingElement>(null)
  const headings = useRef<(HTMLHeadingElement | null)[]>([])
  return (
    <Page>
      <header className={styles.part}>
        <PageTitle>{title}</PageTitle>
        {dates !== undefined && <p className="quiet">{dates}</p>}
        <p>{lead}</p>
      </header>
      <nav aria-label={t('contents')} className={styles.part}>
        <SectionTitle ref={contents} tabIndex={-1}>
          {t('contents')}
        </SectionTitle>
        <RowList>
          {chapters.map((chapter, index) => (
            <li key={chapter.title}>
              <ActionRow title={chapter.title} onAct={() => goTo(headings.current[index])} />
            </li>
          ))}
        </RowList>
      </nav>
      {chapters.map((chapter, index) => (
        <Section
          key={chapter.title}
          title={chapter.title}
          titleRef={(heading) => {
            headings.current[index] = heading
          }}
        >
          {chapter.body}
        </Section>
      ))}
      <Button variant="quiet" onClick={() => goTo(contents.current)}>
        {t('toTop')}
      </Button>
    </Page>
  )
}

// Moves the focus too, so that a screen reader continues at the chapter.
const goTo = (heading: HTMLHeadingElement | null | undefined): void => {
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
