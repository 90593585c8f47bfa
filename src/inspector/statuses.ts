type Rule = {
  status: string
  /** What `data` holds beside the status. */
  data: string
  /** Continues a sentence that starts with "the app". */
  effect: string
  /** Undefined for the rules at the end, which cover all other statuses. */
  covers?: (status: number) => boolean
}

const only = (status: number) => ({ status: String(status), covers: (one: number) => one === status })
const between = (first: number, last: number) => ({
  status: `${first} to ${last}`,
  covers: (one: number) => one >= first && one <= last,
})

const ANY = 'whatever it is'

const REFUSED = 'shows the message: the call is judged and not done; of one record, that it does not exist'
const PAUSED = 'shows the message: not done for now; a read offers a retry, a write keeps its key'
const UNDECIDED = 'gets no definite answer, as under HTTP 5xx; a write may have been done'

const FAILURES = between(500, 599)
const OWN = between(50000, 50999)

/** What the app does with each status of an answer (API-06 to API-11, A432). The first rule that covers it holds. */
export const STATUS_RULES: readonly Rule[] = [
  { ...only(200), data: 'by the contract', effect: 'reads the data' },
  {
    ...only(50011),
    data: ANY,
    effect: 'takes the new token from the header token and repeats the call; a second one is a refusal',
  },
  {
    ...only(50012),
    data: ANY,
    effect: 'ends the session and starts over; only a call of a check-in is repeated without the token',
  },
  { ...only(50035), data: ANY, effect: 'shows the message, ends the session and starts over' },
  { ...only(50037), data: ANY, effect: 'shows nothing; the call has failed' },
  { ...only(429), data: 'null', effect: PAUSED },
  { ...OWN, status: `any other from ${OWN.status}`, data: ANY, effect: REFUSED },
  { ...FAILURES, data: ANY, effect: UNDECIDED },
  { status: 'any other', data: 'null', effect: REFUSED },
  { status: 'any other', data: 'not null', effect: UNDECIDED },
]

/** Returns what the app does with a refusal, as the end of a sentence that starts with "the app". */
export const effectOf = (status: number): string =>
  STATUS_RULES.find(({ covers }) => covers?.(status))?.effect ?? REFUSED

/** Whether the contract has this status. The rules at the end say what the app makes of any other. */
export const isListed = (status: number): boolean => STATUS_RULES.some(({ covers }) => covers?.(status))

/** Whether an answer with this status and data leaves open what the server has done (A432). */
export const isUndecided = (status: number, data: unknown): boolean =>
  FAILURES.covers(status) || (data != null && status !== 200 && !OWN.covers(status))
