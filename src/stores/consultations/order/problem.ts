import * as v from 'valibot'
import { targetKey, type Problem, type ProblemTarget } from '@/domain/consultations/problem'
import type { ReportRow } from '@/domain/reports/report'
import { mergeChanges } from '@/lib/mergeChanges'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { now } from '@/lib/time/clock'
import { dataOf, idle, loadRemote, slotOf, type RemoteData } from '@/lib/remote'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { loadDoctor, loadQuickPrice, useConsultations } from '../consultations'
import {
  allPictures,
  forgetPictures,
  picturesAbout,
  pictureUrls,
  restorePictures,
  useConsultationPictures,
} from './pictures'
import { ensureCustomer, loadExaminees, useAccount } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { PROBLEM_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'

type ProblemState = {
  owner: RemoteData<string>
  problems: ReadonlyMap<string, Problem>
  /** Whether the phone has what was written last. */
  onPhone: boolean
  reports: ReadonlyMap<string, RemoteData<(ReportRow | UnreadableRow)[]>>
}

export const useProblem = createStore<ProblemState>(() => ({
  owner: idle,
  problems: new Map(),
  onPhone: true,
  reports: new Map(),
}))

const NOTHING: Problem = { customerId: '', question: '', reportId: '', agreed: false, priceFen: undefined }

export const problemOf =
  (target: ProblemTarget) =>
  ({ problems }: Pick<ProblemState, 'problems'>): Problem =>
    problems.get(targetKey(target)) ?? NOTHING

export const problemNow = (target: ProblemTarget): Problem => problemOf(target)(useProblem.getState())

/** The signed-in person’s id; undefined while it is unknown. */
export const ownerNow = (): string | undefined => dataOf(useProblem.getState().owner)

export const openProblem = async (target: ProblemTarget): Promise<void> => {
  const matter = target === 'quick' ? loadQuickPrice() : loadDoctor(target.doctorId)
  await Promise.all([loadExaminees(), loadOwner(target)])
  // A change before the draft is restored would replace it (A384).
  if (ownerNow() === undefined) return
  choosePatientAtFirst(target)
  await matter
  if (target !== 'quick') choosePriceAtFirst(target)
}

/**
 * A246: a single price is chosen beforehand. If an earlier choice is no longer offered, the user must choose again.
 */
const choosePriceAtFirst = (target: { doctorId: string }): void => {
  const offered = pricesOf(target)
  const { priceFen } = problemNow(target)
  if (priceFen === undefined) changeProblem(target, { priceFen: onlyPriceOf(target) })
  else if (offered !== undefined && !offered.includes(priceFen)) changeProblem(target, { priceFen: undefined })
}

const pricesOf = ({ doctorId }: { doctorId: string }): readonly number[] | undefined =>
  dataOf(useConsultations.getState().doctors.get(doctorId) ?? idle)?.pricesFen

const onlyPriceOf = (target: ProblemTarget): number | undefined => {
  const [price, ...others] = new Set(target === 'quick' ? [] : pricesOf(target))
  return others.length === 0 ? price : undefined
}

/** Loads the owner without restoring pictures that are shown already. */
export const loadOwner = (target: ProblemTarget): Promise<void> =>
  loadRemote(
    {
      ...slotOf(useProblem, 'owner'),
      set: (owner: RemoteData<string>) => {
        const userId = dataOf(owner)
        if (userId !== undefined) restore(userId, target)
        useProblem.setState({ owner })
      },
    },
    async () => (await ensureCustomer()).id,
  )

const restore = (userId: string, target: ProblemTarget): void => {
  const { problems } = useProblem.getState()
  const { about } = useConsultationPictures.getState()
  const key = targetKey(target)
  const kept = readRecentUserItem(userId, nameOf(target), draft)
  if (!problems.has(key) && kept !== undefined)
    useProblem.setState({ problems: new Map(problems).set(key, { ...NOTHING, ...kept.problem }) })
  if (about === undefined || targetKey(about) !== key) restorePictures(kept?.pictures ?? [], target)
}

/** Preselects the customer, else the first patient (A248). An earlier choice stays (A589). */
const choosePatientAtFirst = (target: ProblemTarget): void => {
  if (problemNow(target).customerId !== '') return
  const people = readableRows(dataOf(useAccount.getState().examinees) ?? [])
  const owner = ownerNow()
  const first = people.find(({ primary, id }) => primary || id === owner) ?? people[0]
  const id = first?.id ?? owner
  if (id !== undefined) changeProblem(target, { customerId: id })
}

export const changeProblem = (target: ProblemTarget, part: Partial<Problem>): void => {
  const { problems } = useProblem.getState()
  const written = writtenNow(target)
  const before = problemNow(target)
  const other = part.customerId !== undefined && part.customerId !== before.customerId
  const changed = { ...before, ...(other && { reportId: '' }), ...part }
  useProblem.setState({ problems: new Map(problems).set(targetKey(target), changed) })
  keep(target, written)
}

export const dropProblemDraft = (target: ProblemTarget): void => {
  const userId = ownerNow()
  if (userId !== undefined) removeUserItem(userId, nameOf(target))
}

export const forgetProblem = (target: ProblemTarget): void => {
  const problems = new Map(useProblem.getState().problems)
  problems.delete(targetKey(target))
  useProblem.setState({ problems })
  forgetPictures(target)
}

onConsentWithdrawn(() => {
  useProblem.setState({ problems: new Map(), onPhone: true })
  useConsultationPictures.setState(useConsultationPictures.getInitialState())
})

const draft = v.object({
  at: v.number(),
  problem: v.object({
    customerId: v.string(),
    question: v.string(),
    reportId: v.string(),
    priceFen: v.optional(v.number()),
  }),
  pictures: v.array(v.string()),
})

/** Without pictures while only the stored draft has them. */
const writtenNow = (target: ProblemTarget): Written => {
  const pictures = picturesAbout(target, useConsultationPictures.getState())
  return { ...problemNow(target), pictures: pictures && pictureUrls(pictures) }
}

type Written = Problem & { pictures: string[] | undefined }

/** Keeps what is written. What has not changed since `before` stays as it is stored: another tab wrote it (A564). */
const keep = (target: ProblemTarget, before: Written): void => {
  const userId = ownerNow()
  if (userId === undefined) return
  const { problem, pictures: urls = [] } = readRecentUserItem(userId, nameOf(target), draft) ?? {}
  const { pictures: shown = urls, ...answers } = writtenNow(target)
  const here = { ...answers, pictures: shown }
  const merged =
    problem?.customerId === here.customerId
      ? mergeChanges(before, here, { ...here, priceFen: undefined, ...problem, pictures: urls })
      : here
  const { question, reportId, priceFen, pictures } = merged
  const isPriceChosen = priceFen !== undefined && priceFen !== onlyPriceOf(target)
  const isBlank = question === '' && reportId === '' && !isPriceChosen && pictures.length === 0
  if (isBlank) removeUserItem(userId, nameOf(target))
  const kept = { at: now(), problem: { customerId: here.customerId, question, reportId, priceFen }, pictures }
  useProblem.setState({ onPhone: isBlank || writeUserItem(userId, nameOf(target), kept) })
}

useConsultationPictures.subscribe((state, before) => {
  for (const { about, slots } of allPictures(state)) {
    const known = about && picturesAbout(about, before)
    if (about === undefined || known === undefined) continue
    const pictures = pictureUrls(known)
    if (pictures.join() !== pictureUrls({ slots }).join()) keep(about, { ...writtenNow(about), pictures })
  }
})

const nameOf = (target: ProblemTarget): string => PROBLEM_DRAFT + targetKey(target)
