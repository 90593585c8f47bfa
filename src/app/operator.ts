import type { Operator } from '@/lib/siteInfo'
import type { Settings } from './settings'

export const operatorOf = (settings: Settings): Operator => ({
  name: settings.companyName,
  hotline: settings.hotline,
  hotlineLink: settings.hotlineLink,
  address: settings.address,
  doctorCode: settings.doctorQrUrl,
  account: settings.followName === '' ? undefined : { name: settings.followName, code: settings.followQrUrl },
})
