import { loadOwnData } from '@/stores/account/ownData'
import { openProfile } from '@/stores/account/profile'
import { openRecord } from '@/stores/account/record'
import type { ScreenLoader } from '@/routes/screen'

export const startProfile: ScreenLoader = () => void openProfile()

export const startProfileEdit: ScreenLoader = () => void openRecord({ kind: 'own' })

export const startPatientAdd: ScreenLoader = () => void openRecord({ kind: 'new' })

export const startPatientEdit: ScreenLoader = ({ query }) => {
  const id = query.get('id') ?? ''
  // Without an id the screen redirects.
  if (id !== '') void openRecord({ kind: 'relative', id })
}

export const startOwnData: ScreenLoader = () => void loadOwnData()
