import { useTranslation } from 'react-i18next'
import { textOf, wholeText } from '@/domain/questionForm/question'
import { checkForm, knownAnswer, useForm } from '@/stores/questionForm/form'
import { requestCode } from '@/stores/auth/phone'
import { focusFirst } from '@/ui/FormField'
import { showToast } from '@/ui/toast'
import { CodeButton } from '@/routes/shared/CodeButton'
import { useCooldown } from '@/routes/shared/useCooldown'

/**
 * Has the code sent to the new phone of the open form; while it is the known one a tap only says so (PROFILE-11,
 * A151).
 */
export const PhoneCode = () => {
  const { t } = useTranslation('auth')
  const phone = useForm(({ answers }) => textOf(answers, 'phone'))
  const isKnown = useForm((state) => wholeText(knownAnswer(state, 'phone')) === phone)
  const getCode = async () => {
    if (isKnown) {
      showToast(t('phoneUnchanged'))
      return
    }
    if (phone === '' || checkForm(['phone']) !== undefined) {
      focusFirst(['phone'])
      return
    }
    if (!(await requestCode(phone))) return
    showToast(t('codeSent'))
    focusFirst(['phoneCode'])
  }
  return <CodeButton cooldown={useCooldown()} idle={isKnown} onTap={() => void getCode()} />
}
