import type { Operator } from '@/lib/siteInfo'
import type { Settings } from './settings'

const SAMPLE_CODE = '/pictures/doctor-code.svg'

export const operatorOf = (settings: Settings): Operator => ({
  name: settings.companyName,
  hotline: settings.hotline,
  hotlineLink: settings.hotlineLink,
  address: settings.address,
  doctorCode: settings.doctorQrUrl || SAMPLE_CODE,
  account: settings.followName === '' ? undefined : { name: settings.followName, code: settings.followQrUrl },
})
