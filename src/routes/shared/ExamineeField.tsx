import { useTranslation } from 'react-i18next'
import type { Examinee } from '@/domain/account/account'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { dedupeRows } from '@/lib/dedupe'
import { ChoiceField } from '@/ui/ChoiceField'

type Props = {
  examinees: (Examinee | UnreadableRow)[]
  value: string
  onChoose: (customerId: string) => void
  error?: string | undefined
  texts: { label: string; choose: string; self: string; nobody: string }
}

export const ExamineeField = ({ examinees, value, onChoose, error, texts }: Props) => {
  const { t: shell } = useTranslation()
  return (
    <ChoiceField
      label={texts.label}
      placeholder={texts.choose}
      closeText={shell('actions.close')}
      options={dedupeRows(examinees, ({ id }) => id).map((row, index) =>
        isUnreadable(row)
          ? { value: `broken ${index}`, label: shell('brokenRow'), disabled: true }
          : { value: row.id, label: row.name ?? shell('unknown'), description: row.primary ? texts.self : undefined },
      )}
      value={value === '' ? undefined : value}
      onChoose={onChoose}
      hint={examinees.length === 0 ? texts.nobody : undefined}
      error={error}
    />
  )
}
