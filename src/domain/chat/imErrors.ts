export class ImError extends Error {
  readonly code: number | undefined

  constructor(code: number | undefined, message: string) {
    super(message)
    this.name = 'ImError'
    this.code = code
  }
}

/** The failure of a call without a connection to the platform; its text asks the user to connect again. */
export const notSignedIn = (): ImError => new ImError(2024, '')

/** The failure of a call without an answer. */
export const timedOut = (): ImError => new ImError(2801, '')

/** Codes of the app where the platform has none: joining a group awaits its members; a request is unknown. */
export const AWAITS_ADMISSION = -1
export const REQUEST_UNKNOWN = -2

export type ImErrorWord =
  | 'serverError'
  | 'badCredentials'
  | 'badUserName'
  | 'userExists'
  | 'noSuchUser'
  | 'wrongPassword'
  | 'notReady'
  | 'signatureExpired'
  | 'signedOut'
  | 'noNetwork'
  | 'timeout'
  | 'tooOften'
  | 'notSent'
  | 'notUploaded'
  | 'badPicture'
  | 'pictureTooLarge'
  | 'badSound'
  | 'notRecalled'
  | 'tooLateToRecall'
  | 'notJoined'
  | 'awaitsAdmission'
  | 'requestUnknown'
  | 'noSuchGroup'
  | 'notAllowed'
  | 'muted'
  | 'refusedText'
  | 'tooLong'
  | 'blocked'
  | 'unavailable'

const CODES: readonly [ImErrorWord, readonly number[]][] = [
  // The specification's codes, although the platform's own differ.
  ['serverError', [500]],
  ['badCredentials', [602]],
  ['badUserName', [610]],
  ['userExists', [612]],
  ['noSuchUser', [620]],
  ['wrongPassword', [621]],
  ['notReady', [2025, 2999, 3000]],
  ['signatureExpired', [6206, 70001, 70003, 70009, 70013]],
  ['signedOut', [2024, 3001, 3002, 3003, 3004, 3005, 3006]],
  ['noNetwork', [2800, 2805]],
  ['timeout', [2801]],
  ['tooOften', [2996, 10023]],
  ['notSent', [2100]],
  ['notUploaded', [2040, 2400]],
  ['badPicture', [2251, 2252]],
  ['pictureTooLarge', [2253]],
  ['badSound', [2108, 2300, 2301]],
  ['notRecalled', [2110, 10030, 10032, 10033]],
  ['tooLateToRecall', [10031]],
  ['notJoined', [2601, 2660, 2903]],
  ['awaitsAdmission', [AWAITS_ADMISSION]],
  ['requestUnknown', [REQUEST_UNKNOWN]],
  ['noSuchGroup', [10010, 10015]],
  ['notAllowed', [10007]],
  ['muted', [10017, 20012]],
  ['refusedText', [3123, 80001]],
  ['tooLong', [80002]],
  ['blocked', [20007]],
  ['unavailable', [60020]],
]

const WORDS = new Map(CODES.flatMap(([word, codes]) => codes.map((code) => [code, word] as const)))

/** A289: returns the text key of a failure, or undefined when only the platform's message explains it. */
export const imErrorWord = (failure: unknown): ImErrorWord | undefined =>
  failure instanceof ImError && failure.code !== undefined ? WORDS.get(failure.code) : undefined

/** Whether a call had no answer, so that the platform may have done what it was asked. */
export const isImUnanswered = (failure: unknown): boolean => imErrorWord(failure) === 'timeout'

/** Whether a call did not reach the platform, or had no answer. */
export const isImUnreached = (failure: unknown): boolean =>
  isImUnanswered(failure) || imErrorWord(failure) === 'noNetwork'

/** Codes about the message or its writer; all others are about the connection. */
export const REFUSALS = [
  'tooOften',
  'notUploaded',
  'badPicture',
  'pictureTooLarge',
  'badSound',
  'noSuchGroup',
  'notAllowed',
  'muted',
  'refusedText',
  'tooLong',
  'blocked',
  'unavailable',
] as const satisfies readonly ImErrorWord[]

export type Refusal = (typeof REFUSALS)[number]

export const messageRefusalOf = (failure: unknown): Refusal | undefined => {
  const word = imErrorWord(failure)
  return REFUSALS.find((refusal) => refusal === word)
}
