import { type ReactNode, useId } from 'react'
import field from './Field.module.css'
import styles from './FieldGroup.module.css'
import { describedBy, FieldLabel, isWrong, labelId, type FieldTexts } from './FieldLabel'
import { FieldNotes } from './FieldNotes'

type FieldGroupProps = FieldTexts & {
  role: 'radiogroup' | 'group'
  /** The label is a heading of the page, not the label of one field among others. */
  heading?: boolean
  children: ReactNode
}

/** Several inputs that answer one question. */
export const FieldGroup = (props: FieldGroupProps) => {
  const { role, heading = false, children, label, remark, starred, hint, caution, error } = props
  const id = useId()
  const notes = <FieldNotes id={id} hint={hint} caution={caution} error={error} />
  return (
    <fieldset
      role={role}
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy(id)}
      aria-invalid={role === 'radiogroup' ? isWrong(error) : undefined}
      aria-required={role === 'radiogroup' && starred ? true : undefined}
    >
      <legend className={heading ? styles.heading : field.label}>
        <FieldLabel id={id} label={label} remark={remark} starred={starred} />
      </legend>
      {heading && notes}
      {children}
      {!heading && notes}
    </fieldset>
  )
}
