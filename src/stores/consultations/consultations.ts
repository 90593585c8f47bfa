import { picklist } from 'valibot'
import { fetchConsultations, fetchDoctor, fetchDoctors, fetchQuickPrice } from '@/api/consultations/consultations'
import type { Consultation, Doctor } from '@/domain/consultations/consultation'
import type { SectionFilter } from '@/domain/consultations/dictionaries'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { idle, loadOrClear, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { readStored, writeStored } from '@/lib/storage'
import { createStore } from '@/stores/createStore'

const CONSULTATION_TABS = ['incomplete', 'complete'] as const
export type ConsultationTab = (typeof CONSULTATION_TABS)[number]

type ConsultationsState = {
  section: SectionFilter
  doctorLists: ReadonlyMap<string, Paged<Doctor | UnreadableRow>>
  doctors: ReadonlyMap<string, RemoteData<Doctor>>
  quickPrice: RemoteData<number>
  tab: ConsultationTab | undefined
  consultations: ReadonlyMap<string, Paged<Consultation | UnreadableRow>>
}

export const useConsultations = createStore<ConsultationsState>(() => ({
  section: '',
  doctorLists: new Map(),
  doctors: new Map(),
  quickPrice: idle,
  tab: undefined,
  consultations: new Map(),
}))

const doctorList = (section: SectionFilter) =>
  createPagedList(slotAt(useConsultations, 'doctorLists', section, emptyPaged), (page) => fetchDoctors(section, page))

export const loadDoctors = (): Promise<void> => doctorList(useConsultations.getState().section).loadNext()

export const reloadDoctors = (): Promise<boolean> => doctorList(useConsultations.getState().section).reload()

export const chooseSection = (section: SectionFilter): void => {
  useConsultations.setState({ section })
  void doctorList(section).open()
}

export const openDoctors = (): void => {
  chooseSection(useConsultations.getState().section)
  void loadQuickPrice()
}

export const loadQuickPrice = (): Promise<void> => loadOrClear(slotOf(useConsultations, 'quickPrice'), fetchQuickPrice)

export const loadDoctor = (id: string): Promise<void> =>
  loadRemote(slotAt(useConsultations, 'doctors', id, idle), () => fetchDoctor(id))

const TAB_KEY = 'consult tab'

export const shownTab = ({ tab }: Pick<ConsultationsState, 'tab'>): ConsultationTab =>
  tab ?? readStored('session', TAB_KEY, picklist(CONSULTATION_TABS)) ?? 'incomplete'

const shownList = () => {
  const tab = shownTab(useConsultations.getState())
  return createPagedList(slotAt(useConsultations, 'consultations', tab, emptyPaged), (page) =>
    fetchConsultations(tab === 'complete', page),
  )
}

export const loadConsultations = (): Promise<void> => shownList().loadNext()

export const reloadConsultations = (): Promise<boolean> => shownList().reload()

export const openConsultations = (): Promise<void> => shownList().openFresh()

export const rememberTab = (tab: ConsultationTab): void => {
  useConsultations.setState({ tab })
  writeStored('session', TAB_KEY, tab)
}

export const chooseTab = (tab: ConsultationTab): void => {
  rememberTab(tab)
  void openConsultations()
}
