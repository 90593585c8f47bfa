import * as v from 'valibot'
import { targetKey, type DoctorQuestion, type QuestionTarget } from '@/domain/consultations/doctorQuestion'
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
import { DOCTOR_QUESTION_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'

type DoctorQuestionState = {
  owner: RemoteData<string>
  questions: ReadonlyMap<string, DoctorQuestion>
  /** Whether the phone has what was written last. */
  onPhone: boolean
  reports: ReadonlyMap<string, RemoteData<(ReportRow | UnreadableRow)[]>>
}

export const useDoctorQuestion = createStore<DoctorQuestionState>(() => ({
  owner: idle,
  questions: new Map(),
  onPhone: true,
  reports: new Map(),
}))

const NOTHING: DoctorQuestion = { customerId: '', question: '', reportId: '', agreed: false, priceFen: undefined }

export const doctorQuestionOf =
  (target: QuestionTarget) =>
  ({ questions }: Pick<DoctorQuestionState, 'questions'>): DoctorQuestion =>
    questions.get(targetKey(target)) ?? NOTHING

export const doctorQuestionNow = (target: QuestionTarget): DoctorQuestion =>
  doctorQuestionOf(target)(useDoctorQuestion.getState())

/** The signed-in person’s id; undefined while it is unknown. */
export const ownerNow = (): string | undefined => dataOf(useDoctorQuestion.getState().owner)

export const openDoctorQuestion = async (target: QuestionTarget): Promise<void> => {
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
  const { priceFen } = doctorQuestionNow(target)
  if (priceFen === undefined) changeDoctorQuestion(target, { priceFen: onlyPriceOf(target) })
  else if (offered !== undefined && !offered.includes(priceFen)) changeDoctorQuestion(target, { priceFen: undefined })
}

const pricesOf = ({ doctorId }: { doctorId: string }): readonly number[] | undefined =>
  dataOf(useConsultations.getState().doctors.get(doctorId) ?? idle)?.pricesFen

const onlyPriceOf = (target: QuestionTarget): number | undefined => {
  const [price, ...others] = new Set(target === 'quick' ? [] : pricesOf(target))
  return others.length === 0 ? price : undefined
}

/** Loads the owner without restoring pictures that are shown already. */
export const loadOwner = (target: QuestionTarget): Promise<void> =>
  loadRemote(
    {
      ...slotOf(useDoctorQuestion, 'owner'),
      set: (owner: RemoteData<string>) => {
        const userId = dataOf(owner)
        if (userId !== undefined) restore(userId, target)
        useDoctorQuestion.setState({ owner })
      },
    },
    async () => (await ensureCustomer()).id,
  )

const restore = (userId: string, target: QuestionTarget): void => {
  const { questions } = useDoctorQuestion.getState()
  const { about } = useConsultationPictures.getState()
  const key = targetKey(target)
  const kept = readRecentUserItem(userId, nameOf(target), draft)
  if (!questions.has(key) && kept !== undefined)
    useDoctorQuestion.setState({ questions: new Map(questions).set(key, { ...NOTHING, ...kept.problem }) })
  if (about === undefined || targetKey(about) !== key) restorePictures(kept?.pictures ?? [], target)
}

/** Preselects the customer, else the first patient (A248). An earlier choice stays (A589). */
const choosePatientAtFirst = (target: QuestionTarget): void => {
  if (doctorQuestionNow(target).customerId !== '') return
  const people = readableRows(dataOf(useAccount.getState().examinees) ?? [])
  const owner = ownerNow()
  const first = people.find(({ primary, id }) => primary || id === owner) ?? people[0]
  const id = first?.id ?? owner
  if (id !== undefined) changeDoctorQuestion(target, { customerId: id })
}

export const changeDoctorQuestion = (target: QuestionTarget, part: Partial<DoctorQuestion>): void => {
  const { questions } = useDoctorQuestion.getState()
  const written = writtenNow(target)
  const before = doctorQuestionNow(target)
  const other = part.customerId !== undefined && part.customerId !== before.customerId
  const changed = { ...before, ...(other && { reportId: '' }), ...part }
  useDoctorQuestion.setState({ questions: new Map(questions).set(targetKey(target), changed) })
  keep(target, written)
}

export const dropDoctorQuestionDraft = (target: QuestionTarget): void => {
  const userId = ownerNow()
  if (userId !== undefined) removeUserItem(userId, nameOf(target))
}

export const forgetDoctorQuestion = (target: QuestionTarget): void => {
  const questions = new Map(useDoctorQuestion.getState().questions)
  questions.delete(targetKey(target))
  useDoctorQuestion.setState({ questions })
  forgetPictures(target)
}

onConsentWithdrawn(() => {
  useDoctorQuestion.setState({ questions: new Map(), onPhone: true })
  useConsultationPictures.setState(useConsultationPictures.getInitialState())
})

const draft = v.object({
  at: v.number(),
  // The name in the drafts that phones keep.
  problem: v.object({
    customerId: v.string(),
    question: v.string(),
    reportId: v.string(),
    priceFen: v.optional(v.number()),
  }),
  // A660: pictures in the form of a later release do not hide the question.
  pictures: v.fallback(v.array(v.string()), []),
})

/** Without pictures while only the stored draft has them. */
const writtenNow = (target: QuestionTarget): Written => {
  const pictures = picturesAbout(target, useConsultationPictures.getState())
  return { ...doctorQuestionNow(target), pictures: pictures && pictureUrls(pictures) }
}

type Written = DoctorQuestion & { pictures: string[] | undefined }

/** Keeps what is written. What has not changed since `before` stays as it is stored: another tab wrote it (A564). */
const keep = (target: QuestionTarget, before: Written): void => {
  const userId = ownerNow()
  if (userId === undefined) return
  const { problem: stored, pictures: urls = [] } = readRecentUserItem(userId, nameOf(target), draft) ?? {}
  const { pictures: shown = urls, ...answers } = writtenNow(target)
  const here = { ...answers, pictures: shown }
  const merged =
    stored?.customerId === here.customerId
      ? mergeChanges(before, here, { ...here, priceFen: undefined, ...stored, pictures: urls })
      : here
  const { question, reportId, priceFen, pictures } = merged
  const isPriceChosen = priceFen !== undefined && priceFen !== onlyPriceOf(target)
  const isBlank = question === '' && reportId === '' && !isPriceChosen && pictures.length === 0
  if (isBlank) removeUserItem(userId, nameOf(target))
  const kept = { at: now(), problem: { customerId: here.customerId, question, reportId, priceFen }, pictures }
  useDoctorQuestion.setState({ onPhone: isBlank || writeUserItem(userId, nameOf(target), kept) })
}

useConsultationPictures.subscribe((state, before) => {
  for (const { about, slots } of allPictures(state)) {
    const known = about && picturesAbout(about, before)
    if (about === undefined || known === undefined) continue
    const pictures = pictureUrls(known)
    if (pictures.join() !== pictureUrls({ slots }).join()) keep(about, { ...writtenNow(about), pictures })
  }
})

const nameOf = (target: QuestionTarget): string => DOCTOR_QUESTION_DRAFT + targetKey(target)
