import { useTranslation } from 'react-i18next'
import type { Examinee } from '@/domain/account/account'
import { inTime } from '@/lib/inTime'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { dedupeRows } from '@/lib/dedupe'
import { ChoiceField } from '@/ui/ChoiceField'
import type { Choice } from '@/ui/ChoiceSheet'
import { useLazyPart } from './useLazyPart'

type Props = {
  examinees: (Examinee | UnreadableRow)[]
  value: string
  /** The examinee of the last order, marked as such. */
  last?: string | undefined
  onChoose: (customerId: string) => void
  error?: string | undefined
  texts: { label: string; choose: string; self: string; nobody: string }
}

const loadChoice = async () => (await inTime(import('./lazy/choiceParts'))).loadExamineeChoice()

/** A492: the sheet shows relation and age beside each name. */
export const ExamineeField = ({ examinees, value, last, onChoose, error, texts }: Props) => {
  const { t: shell } = useTranslation()
  const Drawn = useLazyPart(loadChoice)
  const choiceOf = ({ id, name = shell('unknown'), primary }: Examinee): Choice<string> => {
    const self = primary ? texts.self : undefined
    return {
      value: id,
      label: name,
      ...(Drawn
        ? { drawn: (partId) => <Drawn id={partId} customerId={id} name={name} self={self} last={id === last} /> }
        : { description: self }),
    }
  }
  return (
    <ChoiceField
      label={texts.label}
      placeholder={texts.choose}
      closeText={shell('actions.close')}
      options={dedupeRows(examinees, ({ id }) => id).map((row, index) =>
        isUnreadable(row)
          ? { value: `unreadable ${index}`, label: shell('unreadableRow'), disabled: true }
          : choiceOf(row),
      )}
      value={value === '' ? undefined : value}
      onChoose={onChoose}
      hint={examinees.length === 0 ? texts.nobody : undefined}
      error={error}
    />
  )
}
