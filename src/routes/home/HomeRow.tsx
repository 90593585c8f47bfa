import type { ReactNode } from 'react'
import { ArticleBlock } from '@/ui/ArticleBlock'
import { ArrowLabel } from '@/ui/IconText'
import { Media } from '@/ui/Picture'
import { SectionTitle } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import type { SafeLink } from '@/routes/shared/safeLink'
import { ServerLink } from '@/routes/shared/ServerLink'
import styles from './HomeRow.module.css'

type Props = {
  picture: ReactNode
  name: string
  lead: SafeLink
  text: string
  price: string | undefined
}

export const HomeRow = ({ picture, name, lead, text, price }: Props) => (
  <ArticleBlock>
    <Media size="tile" picture={picture}>
      <div className={styles.texts}>
        <div className={styles.name}>
          <SectionTitle>
            <ServerLink lead={lead}>
              <ServerText>{name}</ServerText>
            </ServerLink>
          </SectionTitle>
        </div>
        <p className={`quiet ${styles.text}`} data-text>
          <ServerText>{text}</ServerText>
        </p>
        {price !== undefined && (
          <p className={styles.price} data-price>
            <ArrowLabel>{price}</ArrowLabel>
          </p>
        )}
      </div>
    </Media>
  </ArticleBlock>
)
