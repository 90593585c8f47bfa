import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../routes/paths'
import { ScreenPage } from '../routes/shared/ScreenPage'
import { StateView } from '../ui/StateView'

type Props = { name: 'notFound' | 'comingSoon'; title: string; text?: string }

const PlainScreen = (state: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ScreenPage>
      <StateView
        kind="empty"
        {...state}
        action={{ label: t('actions.toHome'), onAct: () => void navigate(paths.home(), { replace: true }) }}
      />
    </ScreenPage>
  )
}

/** An address that names no screen (A51). */
export const NotFound = () => {
  const { t } = useTranslation()
  return <PlainScreen name="notFound" title={t('notFound')} />
}

/** A screen that is not built yet. */
export const ComingSoon = () => {
  const { t } = useTranslation()
  return <PlainScreen name="comingSoon" title={t('comingSoon.title')} text={t('comingSoon.text')} />
}
