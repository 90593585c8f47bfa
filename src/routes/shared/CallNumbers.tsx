import { siteInfo } from '@/lib/siteInfo'
import { EmergencyNumber } from './Emergency'

/** The numbers alone, where the help sheet cannot load, as without a network. */
export const CallNumbers = () => {
  const { hotline, hotlineLink } = siteInfo()
  return (
    <p>
      {hotlineLink !== '' && (
        <>
          <a href={hotlineLink}>{hotline}</a>{' '}
        </>
      )}
      <EmergencyNumber />
    </p>
  )
}
