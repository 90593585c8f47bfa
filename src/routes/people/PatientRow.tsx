import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RELATION } from '../../domain/dictionaries'
import type { Relative } from '../../domain/people'
import { Avatar } from '../../ui/Avatar'
import { ForwardIcon } from '../../ui/icons'
import { paths } from '../paths'
import styles from './people.module.css'

/** Somebody with a health record: who, what to the customer, sex and age. */
export const PatientRow = ({ relative: { id, primary, name, relation, sex, age } }: { relative: Relative }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  const { t: questions } = useTranslation('questions')
  const kin = primary ? t('self') : relation && questions(`dictionaries.relation.${RELATION[relation]}`)
  const facts = [kin, sex && shell(`sex.${sex}`), age === undefined ? undefined : t('ageYears', { age })]
  return (
    <Link className={styles.card ?? ''} to={primary ? paths.profileEdit() : paths.patientEdit(id)}>
      <Avatar src={undefined} person={sex} />
      <span className={styles.texts}>
        <strong className={styles.name}>{name ?? shell('unknown')}</strong>{' '}
        <span className={styles.quiet}>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      </span>
      <ForwardIcon />
    </Link>
  )
}
