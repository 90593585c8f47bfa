import { useLocation } from 'react-router-dom'
import { VARIANTS } from '@/domain/questionForm/variants'
import { useForm } from '@/stores/questionForm/form'

export const useIsFirstSection = (): boolean => {
  const first = useForm(({ form }) => form && VARIANTS[form.variantId].sections[0]?.id)
  const { hash } = useLocation()
  return hash === '' || first === undefined || hash === `#${first}`
}
