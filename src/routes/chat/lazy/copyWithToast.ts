import type { useTranslation } from 'react-i18next'
import { copyText } from '@/lib/clipboard'
import { showToast } from '@/ui/toast'

export const copyWithToast = async (text: string, t: ReturnType<typeof useTranslation<'chat'>>['t']): Promise<void> =>
  showToast((await copyText(text)) ? t('message.copied') : t('message.notCopied'))
