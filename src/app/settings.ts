import * as v from 'valibot'
import { callLink } from '../domain/phoneNumber.ts'

export type Settings = {
  apiBase: string
  wechatAppId: string
  wechatAuthorizeUrl: string
  imSdkAppId: string
  doctorQrUrl: string
  followName: string
  followQrUrl: string
  companyName: string
  hotline: string
  /** Calls the hotline; '' when its text holds no number. */
  hotlineLink: string
  address: string
  errorUrl: string
  demo: boolean
  inspector: boolean
}

const ADDRESS = 'a whole address such as https://host/path, or a path on this host that begins with /'
const ADDRESS_ALONE = `${ADDRESS}, without query and fragment`
const SWITCH = '1 or 0'

/** The text at the end continues the sentence "it takes ...". */
const matching = (pattern: RegExp, form: string) => v.pipe(v.string(), v.regex(pattern, form))
const blankOr = (pattern: RegExp, form: string) => v.union([v.literal(''), matching(pattern, form)])
/** A variable without a value leaves an address without a host, 'https:///path'. */
const url = blankOr(/^(\/|https?:\/\/)[^\s/]\S*$/, ADDRESS)

const schema = v.object({
  VITE_API_BASE: v.optional(matching(/^(\/(?!\/)|https?:\/\/[^\s?#/])[^\s?#]*$/, ADDRESS_ALONE), '/api'),
  VITE_WECHAT_APP_ID: v.optional(blankOr(/^\w+$/, 'letters, digits and _'), ''),
  VITE_WECHAT_AUTHORIZE_URL: v.optional(blankOr(/^(\/|https?:\/\/)[^\s?#/][^\s?#]*$/, ADDRESS_ALONE), ''),
  VITE_IM_SDK_APP_ID: v.optional(blankOr(/^\d+$/, 'digits'), ''),
  VITE_DOCTOR_QR_URL: v.optional(url, ''),
  VITE_FOLLOW_NAME: v.optional(v.pipe(v.string(), v.trim()), ''),
  VITE_FOLLOW_QR_URL: v.optional(url, ''),
  VITE_COMPANY_NAME: v.optional(v.string(), ''),
  VITE_HOTLINE: v.optional(v.string(), ''),
  VITE_ADDRESS: v.optional(v.string(), ''),
  VITE_ERROR_URL: v.optional(url, ''),
  VITE_DEMO_GATEWAYS: v.optional(v.picklist(['', '0', '1'], SWITCH), ''),
  VITE_CONTRACT_INSPECTOR: v.optional(v.picklist(['', '0', '1'], SWITCH), ''),
})

/** Vite passes these on with the settings. */
const OF_VITE = /NODE_ENV$/

class SettingsError extends Error {}

/** Returns the settings of this build (A395); throws SettingsError naming an unknown or invalid one. */
export const readSettings = (environment: Record<string, unknown>): Settings => {
  const strange = Object.keys(environment).filter((name) => !(name in schema.entries) && !OF_VITE.test(name))
  if (strange.length > 0) throw new SettingsError(`${strange.join(', ')}: no such setting; .env.example lists all`)
  const parsed = v.safeParse(schema, environment)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const name = v.getDotPath(issue) ?? 'VITE_*'
    throw new SettingsError(`${name} is malformed: ${JSON.stringify(environment[name])}; it takes ${issue.message}`)
  }
  const read = parsed.output
  if (read.VITE_WECHAT_AUTHORIZE_URL !== '' && read.VITE_WECHAT_APP_ID === '') {
    throw new SettingsError('VITE_WECHAT_APP_ID is missing: VITE_WECHAT_AUTHORIZE_URL needs it')
  }
  const passedOn = read.VITE_API_BASE.startsWith('/') ? `${read.VITE_API_BASE.replace(/\/+$/, '')}/` : '/api/'
  if (read.VITE_ERROR_URL.startsWith('/') && !read.VITE_ERROR_URL.startsWith(passedOn)) {
    throw new SettingsError(`VITE_ERROR_URL is malformed: a path on this host begins with ${passedOn}`)
  }
  if (read.VITE_FOLLOW_NAME === '' && read.VITE_FOLLOW_QR_URL !== '') {
    throw new SettingsError('VITE_FOLLOW_NAME is missing: VITE_FOLLOW_QR_URL needs it')
  }
  if (read.VITE_FOLLOW_QR_URL === '' && read.VITE_FOLLOW_NAME !== '') {
    throw new SettingsError('VITE_FOLLOW_QR_URL is missing: VITE_FOLLOW_NAME needs it')
  }
  return {
    apiBase: read.VITE_API_BASE.replace(/\/+$/, ''),
    wechatAppId: read.VITE_WECHAT_APP_ID,
    wechatAuthorizeUrl: read.VITE_WECHAT_AUTHORIZE_URL,
    imSdkAppId: read.VITE_IM_SDK_APP_ID,
    doctorQrUrl: read.VITE_DOCTOR_QR_URL,
    followName: read.VITE_FOLLOW_NAME,
    followQrUrl: read.VITE_FOLLOW_QR_URL,
    companyName: read.VITE_COMPANY_NAME,
    hotline: read.VITE_HOTLINE,
    hotlineLink: callLink(read.VITE_HOTLINE) ?? '',
    address: read.VITE_ADDRESS,
    errorUrl: read.VITE_ERROR_URL,
    demo: read.VITE_DEMO_GATEWAYS === '1',
    inspector: read.VITE_CONTRACT_INSPECTOR === '1',
  }
}
