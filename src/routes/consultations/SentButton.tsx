import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consultation } from '@/domain/consultations/consultation'
import { errorText } from '@/i18n/errors'
import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toast'

const loadPart = async () => (await inTime(import('@/routes/shared/lazy/SentQuestion'))).SentQuestionSheet

type Props = {
  consultation: Consultation
  'aria-describedby': string
}

/** Opens the sent question of a consultation that has no chat to open. */
export const SentButton = ({ consultation, ...about }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const [opened, setOpened] = useState<{ Part: Awaited<ReturnType<typeof loadPart>> }>()
  useEffect(() => {
    // Fetched ahead, so that it opens without a network.
    loadPart().catch(reportFault)
  }, [])
  const open = async () => {
    try {
      setOpened({ Part: await loadPart() })
    } catch (error) {
      showToast(errorText(shell, error))
    }
  }
  return (
    <>
      <Button variant="quiet" {...about} onClick={() => void open()}>
        {t('sent.title')}
      </Button>
      {opened !== undefined && <opened.Part consultation={consultation} onClose={() => setOpened(undefined)} />}
    </>
  )
}
