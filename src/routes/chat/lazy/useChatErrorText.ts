import { useTranslation } from 'react-i18next'
import { ImError, imErrorWord } from '@/domain/chat/imErrors'
import { errorText } from '@/i18n/errors'

/** CHAT-47, A289: returns a function that puts an error of server or platform into words. */
export const useChatErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('chat')
  const { t: shell } = useTranslation()
  return (error) => {
    if (!(error instanceof ImError)) return errorText(shell, error)
    const word = imErrorWord(error)
    return word === undefined ? error.message || shell('errors.silent') : t(`imErrors.${word}`)
  }
}
