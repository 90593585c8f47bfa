import { ADDRESSES } from '@/domain/addresses'
import { maskPhone } from '@/domain/account/account'
import { randomId } from '@/lib/random'
import { allRows, putRow, transact, type Clinic } from '@/mocks/clinic'
import type { Trait } from '@/mocks/seeds/nobody'
import { traits } from '@/mocks/seeds/people'

export type AuthoriseRequest = { redirectUri: string; state: string }

export type WrongRequest = { wrong: 'foreign' } | { wrong: 'malformed'; parameter: string }

export type BoundAccount = { openId: string; name: string | null; phone: string; trait: Trait | undefined }

/** What the provider answers when no account of the clinic is chosen. */
export const PROVIDER_OUTCOMES = ['unbound', 'refuse', 'usedCode', 'wrongState', 'unknownCode'] as const

/** `to` is the path to open after the sign-in, instead of the requested one. */
export type Choice = { kind: 'account'; openId: string; to?: string } | { kind: (typeof PROVIDER_OUTCOMES)[number] }

const PARAMETERS: [name: string, pattern: RegExp][] = [
  ['appid', /^\w+$/],
  ['redirect_uri', /^https?:\/\/[^#]*$/],
  ['response_type', /^code$/],
  ['scope', /^snsapi_(base|userinfo)$/],
  ['state', /^[a-zA-Z0-9]{1,128}$/],
]
const FRAGMENT = '#wechat_redirect'

/** Reads the address of the app's request; like the real provider it requires every part. */
export const readRequest = ({ searchParams, hash, origin }: URL): AuthoriseRequest | WrongRequest => {
  const value = (name: string): string => searchParams.get(name) ?? ''
  const malformed = PARAMETERS.find(([name, pattern]) => !pattern.test(value(name)))?.[0]
  if (malformed !== undefined) return { wrong: 'malformed', parameter: malformed }
  if (hash !== FRAGMENT) return { wrong: 'malformed', parameter: FRAGMENT }
  const redirectUri = value('redirect_uri')
  // Codes are given to this site only.
  return originOf(redirectUri) === origin ? { redirectUri, state: value('state') } : { wrong: 'foreign' }
}

/** Returns which page asked. Only a sign-in can lead to another page than that, such as a story's. */
export const doorOf = ({ redirectUri }: AuthoriseRequest): 'signIn' | 'doctorBind' | 'other' => {
  switch (new URL(redirectUri).pathname) {
    case ADDRESSES.login:
      return 'signIn'
    case ADDRESSES.doctorBind:
      return 'doctorBind'
    default:
      return 'other'
  }
}

export const boundAccounts = (clinic: Clinic): BoundAccount[] =>
  transact(clinic, () =>
    allRows(clinic, 'people').flatMap(({ id, openId, name, phone }) =>
      openId === null ? [] : [{ openId, name, phone: maskPhone(phone ?? ''), trait: traits[id] }],
    ),
  )

export const answerTo = (clinic: Clinic, { redirectUri, state }: AuthoriseRequest, choice: Choice): string => {
  switch (choice.kind) {
    case 'account':
      return withQuery(redirectUri, {
        ...(choice.to === undefined ? {} : { redirect: choice.to }),
        code: issueCode(clinic, choice.openId),
        state,
      })
    case 'unbound':
      return withQuery(redirectUri, { code: issueCode(clinic, newOpenId()), state })
    case 'refuse':
      return withQuery(redirectUri, { state })
    case 'usedCode':
      return withQuery(redirectUri, { code: issueCode(clinic, someonesOpenId(clinic), true), state })
    case 'wrongState':
      return withQuery(redirectUri, { code: issueCode(clinic, someonesOpenId(clinic)), state: randomId() })
    case 'unknownCode':
      return withQuery(redirectUri, { code: randomId(), state })
  }
}

const issueCode = (clinic: Clinic, openId: string, used = false): string => {
  const id = randomId()
  transact(clinic, () => putRow(clinic, 'authCodes', { id, openId, used }))
  return id
}

const newOpenId = (): string => `openid-${randomId()}`

/** A code that must be rejected belongs to an account, so that accepting it would sign that account in. */
const someonesOpenId = (clinic: Clinic): string => boundAccounts(clinic)[0]?.openId ?? newOpenId()

const withQuery = (address: string, values: Record<string, string>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  // Browsers keep the fragment of the previous address on a redirect.
  url.hash = FRAGMENT
  return url.href
}

const originOf = (address: string): string | undefined => {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}
