import { readSettings } from './settings'

/** The settings of this build; the only place that reads import.meta.env. */
export const env = readSettings({
  VITE_API_BASE: import.meta.env['VITE_API_BASE'],
  VITE_WECHAT_APP_ID: import.meta.env['VITE_WECHAT_APP_ID'],
  VITE_WECHAT_AUTHORIZE_URL: import.meta.env['VITE_WECHAT_AUTHORIZE_URL'],
  VITE_IM_SDK_APP_ID: import.meta.env['VITE_IM_SDK_APP_ID'],
  VITE_DOCTOR_QR_URL: import.meta.env['VITE_DOCTOR_QR_URL'],
  VITE_COMPANY_NAME: import.meta.env['VITE_COMPANY_NAME'],
  VITE_HOTLINE: import.meta.env['VITE_HOTLINE'],
  VITE_ADDRESS: import.meta.env['VITE_ADDRESS'],
  VITE_ERROR_URL: import.meta.env['VITE_ERROR_URL'],
  VITE_DEMO_GATEWAYS: import.meta.env['VITE_DEMO_GATEWAYS'],
})
