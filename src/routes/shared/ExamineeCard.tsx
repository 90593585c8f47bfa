import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/Row'
import { paths } from '@/routes/paths'
import { ExamineeField } from './ExamineeField'

/** Where no one can be chosen yet, the profile leads on. */
export const ExamineeCard = (props: ComponentProps<typeof ExamineeField>) => {
  const { t: shell } = useTranslation()
  return props.examinees.length === 0 ? (
    <Card edgeToEdge>
      <LinkRow to={paths.profile()} title={shell('titles.profile')} notes={[props.texts.nobody]} />
    </Card>
  ) : (
    <Card>
      <ExamineeField {...props} />
    </Card>
  )
}
