import { siteInfo } from '@/lib/siteInfo'

/** The operator’s hotline alone, where the help sheet cannot load, as without a network. */
export const Hotline = () => {
  const { hotline } = siteInfo()
  return hotline === '' ? null : <a href={`tel:${hotline}`}>{hotline}</a>
}
