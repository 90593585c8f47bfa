import { picklist } from 'valibot'
import { fetchConsultations, fetchDoctor, fetchDoctors, fetchQuickPrice } from '@/api/consultations/consultations'
import type { Consultation, Doctor } from '@/domain/consultations/consultation'
import type { SectionFilter } from '@/domain/consultations/dictionaries'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { idle, loadOrClear, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { readStored, writeStored } from '@/lib/storage'
import { createStore } from '@/stores/createStore'

const CONSULT_TABS = ['incomplete', 'complete'] as const
export type ConsultTab = (typeof CONSULT_TABS)[number]

type ConsultsState = {
  section: SectionFilter
  doctorLists: ReadonlyMap<string, Paged<Doctor | UnreadableRow>>
  doctors: ReadonlyMap<string, RemoteData<Doctor>>
  quickPrice: RemoteData<number>
  tab: ConsultTab | undefined
  consultations: ReadonlyMap<string, Paged<Consultation | UnreadableRow>>
}

export const useConsults = createStore<ConsultsState>(() => ({
  section: '',
  doctorLists: new Map(),
  doctors: new Map(),
  quickPrice: idle,
  tab: undefined,
  consultations: new Map(),
}))

const doctorList = (section: SectionFilter) =>
  createPagedList(slotAt(useConsults, 'doctorLists', section, emptyPaged), (page) => fetchDoctors(section, page))

export const loadDoctors = (): Promise<void> => doctorList(useConsults.getState().section).loadNext()

export const reloadDoctors = (): Promise<boolean> => doctorList(useConsults.getState().section).reload()

export const chooseSection = (section: SectionFilter): void => {
  useConsults.setState({ section })
  void doctorList(section).open()
}

export const openDoctors = (): void => {
  chooseSection(useConsults.getState().section)
  void loadQuickPrice()
}

export const loadQuickPrice = (): Promise<void> => loadOrClear(slotOf(useConsults, 'quickPrice'), fetchQuickPrice)

export const loadDoctor = (id: string): Promise<void> =>
  loadRemote(slotAt(useConsults, 'doctors', id, idle), () => fetchDoctor(id))

const TAB_KEY = 'consult tab'

export const shownTab = ({ tab }: Pick<ConsultsState, 'tab'>): ConsultTab =>
  tab ?? readStored('session', TAB_KEY, picklist(CONSULT_TABS)) ?? 'incomplete'

const shownList = () => {
  const tab = shownTab(useConsults.getState())
  return createPagedList(slotAt(useConsults, 'consultations', tab, emptyPaged), (page) =>
    fetchConsultations(tab === 'complete', page),
  )
}

export const loadConsultations = (): Promise<void> => shownList().loadNext()

export const reloadConsultations = (): Promise<boolean> => shownList().reload()

export const openConsultations = (): Promise<void> => shownList().openFresh()

export const chooseTab = (tab: ConsultTab): void => {
  useConsults.setState({ tab })
  writeStored('session', TAB_KEY, tab)
  void openConsultations()
}
