import { loadCustomer, loadExaminees } from '../../stores/people'
import { openProfile } from '../../stores/peopleProfile'
import { loadRelatives, openRecord } from '../../stores/peopleRelatives'
import type { ScreenLoader } from '../screen'

export const startMy: ScreenLoader = () => void loadCustomer()

export const startProfile: ScreenLoader = () => void openProfile()

export const startProfileEdit: ScreenLoader = () => void openRecord({ kind: 'own' })

export const startPatientList: ScreenLoader = () => void loadRelatives()

export const startPatientAdd: ScreenLoader = () => void openRecord({ kind: 'new' })

export const startPatientEdit: ScreenLoader = ({ query }) => {
  const id = query.get('id') ?? ''
  // Without an id the screen leads on.
  if (id !== '') void openRecord({ kind: 'relative', id })
}

export const startPatientSelect: ScreenLoader = () => void loadExaminees()
