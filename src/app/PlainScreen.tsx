import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../routes/paths'
import { StateView } from '../ui/StateView'

const PlainScreen = ({ words }: { words: 'notFound' | 'comingSoon' }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <StateView
      kind="empty"
      name={words}
      page
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={{ label: t('actions.toHome'), onAct: () => void navigate(paths.home(), { replace: true }) }}
    />
  )
}

/** An address that names no screen (A51). */
export const NotFound = () => <PlainScreen words="notFound" />

/** A screen that is not built yet. */
export const ComingSoon = () => <PlainScreen words="comingSoon" />
