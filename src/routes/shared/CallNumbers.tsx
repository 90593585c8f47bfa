import { siteInfo } from '@/lib/siteInfo'
import { EmergencyNumber } from './Emergency'

/** The numbers alone, where the help sheet cannot load, as without a network. */
export const CallNumbers = () => {
  const { hotline } = siteInfo()
  return (
    <p>
      {hotline !== '' && (
        <>
          <a href={`tel:${hotline}`}>{hotline}</a>{' '}
        </>
      )}
      <EmergencyNumber />
    </p>
  )
}
