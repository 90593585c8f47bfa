import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordArea } from '@/i18n/words'
import { Button } from '@/ui/Button'
import { CallNumbers } from '../CallNumbers'
import { useLazyTranslations } from '../useLazyTranslations'
import { HelpSheet } from './HelpSheet'

export type HelpProps = { onClose?: () => void }

const WORDS: WordArea[] = ['guides']

export const HelpPart = ({ onClose }: HelpProps) => {
  const { words } = useLazyTranslations(WORDS)
  if (words.state === 'failed') return <CallNumbers />
  if (words.state !== 'ready') return null
  return onClose === undefined ? <HelpButton /> : <HelpSheet onClose={onClose} />
}

const HelpButton = () => {
  const { t } = useTranslation('guides')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('help.title')}
      </Button>
      {open && <HelpSheet onClose={() => setOpen(false)} />}
    </>
  )
}
