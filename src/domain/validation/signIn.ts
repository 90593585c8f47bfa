/** 11 digits starting with 1 (A59). */
export type PhoneProblem = 'missing' | 'malformed'
export const signInPhoneProblem = (phone: string): PhoneProblem | undefined => {
  if (phone === '') return 'missing'
  return /^1\d{10}$/.test(phone) ? undefined : 'malformed'
}

/** Six digits (AUTH-07). */
export const isPhoneCode = (code: string): boolean => /^\d{6}$/.test(code)

/** An SMS code can be asked for again after so many seconds (AUTH-08). */
export const CODE_COOLDOWN_S = 60
