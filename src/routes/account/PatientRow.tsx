import { useTranslation } from 'react-i18next'
import { RELATION } from '@/domain/dictionaries'
import type { Relative } from '@/domain/account/account'
import { joinWithDot } from '@/lib/joinWithDot'
import { Avatar } from '@/ui/Avatar'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'

/** Somebody with a health record: who, what to the customer, sex and age. */
export const PatientRow = ({ relative: { id, primary, name, relation, sex, age } }: { relative: Relative }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const { t: questions } = useTranslation('questions')
  const kin = primary ? t('self') : relation && questions(`dictionaries.relation.${RELATION[relation]}`)
  const facts = [kin, sex && shell(`sex.${sex}`), age === undefined ? undefined : t('ageYears', { age })]
  return (
    <LinkRow
      to={primary ? paths.profileEdit() : paths.patientEdit(id)}
      picture={<Avatar src={undefined} person={sex} />}
      title={name ?? shell('unknown')}
      notes={[joinWithDot(...facts)]}
    />
  )
}
