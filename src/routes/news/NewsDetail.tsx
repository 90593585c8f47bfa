import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Article } from '@/domain/news'
import { momentText } from '@/i18n/dates'
import { joinWithDot } from '@/lib/joinWithDot'
import { idle, isPending, refreshOf } from '@/lib/remote'
import { loadArticle, useArticles } from '@/stores/news/article'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Page, PageTitle } from '@/ui/Page'
import { RichText } from '@/ui/RichText'
import { Section } from '@/ui/Section'
import { SkeletonList } from '@/ui/Skeleton'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { HomeLink } from '@/routes/shared/HomeLink'
import { NotFoundPage } from '@/routes/shared/pages'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { usePageMeta } from '@/routes/shared/usePageMeta'
import { safeLinkOf } from '@/routes/shared/safeLink'
import { ServerLink } from '@/routes/shared/ServerLink'

export const NewsDetail = () => {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const article = useArticles(({ articles }) => articles.get(id)) ?? idle
  if (isPending(article)) return <SkeletonList count={3} busyText={t('loading')} />
  if (article.state === 'failed')
    return <PageError error={article.error} onRetry={() => void loadArticle(id)} gone={<Gone />} />
  return (
    <Page>
      <StaleNotice {...refreshOf(article)} onRetry={() => void loadArticle(id)} />
      <Text article={article.data} />
      <HomeLink />
    </Page>
  )
}

const Text = ({ article }: { article: Article }) => {
  const { title, author, publishedAt, html = '' } = article
  usePageMeta({ title, description: article.abstract, picture: article.thumbnailUrl })
  const { t: shell } = useTranslation()
  const { t } = useTranslation('news')
  const source = joinWithDot(author, publishedAt && momentText(shell, publishedAt))
  return (
    <>
      <header>
        <PageTitle>{title ?? shell('unknown')}</PageTitle>
        {source !== '' && (
          <p className="quiet">
            <NoBreakDates>{source}</NoBreakDates>
          </p>
        )}
      </header>
      <Section>
        <RichText
          html={html}
          LinkPart={TextLink}
          shortened={<p className="quiet">{t('shortened')}</p>}
          empty={<p className="quiet">{t('empty')}</p>}
        />
      </Section>
    </>
  )
}

/** A link in an article follows the rules of every server link; a forbidden one is plain text. */
const TextLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const lead = safeLinkOf(href)
  return lead === undefined ? children : <ServerLink lead={lead}>{children}</ServerLink>
}

const Gone = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('news')
  return (
    <NotFoundPage title={t('gone.title')} text={t('gone.text')} to={paths.home()} action={shell('actions.toHome')} />
  )
}
