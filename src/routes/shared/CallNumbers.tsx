import { siteInfo } from '@/lib/siteInfo'
import { EmergencyNumber } from './Emergency'
import { PhoneLink } from './PhoneLink'

/** The numbers alone, where the help sheet cannot load, as without a network. */
export const CallNumbers = () => {
  const { hotline } = siteInfo()
  return (
    <p>
      {hotline !== '' && (
        <>
          <PhoneLink number={hotline} />{' '}
        </>
      )}
      <EmergencyNumber />
    </p>
  )
}
