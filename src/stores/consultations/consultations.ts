import { picklist } from 'valibot'
import { fetchConsultations, fetchDoctor, fetchDoctors, fetchQuickPrice } from '@/api/consultations'
import type { Consultation, Doctor } from '@/domain/consultations/consultation'
import type { SectionFilter } from '@/domain/consultations/dictionaries'
import type { UnreadableRow } from '@/lib/unreadableRow'
import {
  emptyPaged,
  idle,
  loadOrClear,
  loadNextPage,
  loadRemote,
  openPages,
  reloadPages,
  slotAt,
  slotOf,
  type ByKey,
  type Paged,
  type Pages,
  type RemoteData,
} from '@/lib/remote'
import { readStored, writeStored } from '@/lib/storage'
import { createStore } from '@/stores/createStore'

const CONSULT_TABS = ['incomplete', 'complete'] as const
export type ConsultTab = (typeof CONSULT_TABS)[number]

type ConsultsState = {
  section: SectionFilter
  doctorLists: ByKey<Paged<Doctor | UnreadableRow>>
  doctors: ByKey<RemoteData<Doctor>>
  quickPrice: RemoteData<number>
  tab: ConsultTab | undefined
  consultations: ByKey<Paged<Consultation | UnreadableRow>>
}

export const useConsults = createStore<ConsultsState>(() => ({
  section: '',
  doctorLists: new Map(),
  doctors: new Map(),
  quickPrice: idle,
  tab: undefined,
  consultations: new Map(),
}))

const doctorsSlot = (section: SectionFilter) => slotAt(useConsults, 'doctorLists', section, emptyPaged)
const doctorPages = (section: SectionFilter): Pages<Doctor | UnreadableRow> => ({
  load: (page) => fetchDoctors(section, page),
})

export const loadDoctors = (): Promise<void> => {
  const { section } = useConsults.getState()
  return loadNextPage(doctorsSlot(section), doctorPages(section))
}

export const reloadDoctors = (): Promise<boolean> => {
  const { section } = useConsults.getState()
  return reloadPages(doctorsSlot(section), doctorPages(section))
}

export const chooseSection = (section: SectionFilter): void => {
  useConsults.setState({ section })
  void openPages(doctorsSlot(section), doctorPages(section))
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

const consultationsSlot = (tab: ConsultTab) => slotAt(useConsults, 'consultations', tab, emptyPaged)
const consultationPages = (tab: ConsultTab): Pages<Consultation | UnreadableRow> => ({
  load: (page) => fetchConsultations(tab === 'complete', page),
})

export const loadConsultations = (): Promise<void> => {
  const tab = shownTab(useConsults.getState())
  return loadNextPage(consultationsSlot(tab), consultationPages(tab))
}

export const reloadConsultations = (): Promise<boolean> => {
  const tab = shownTab(useConsults.getState())
  return reloadPages(consultationsSlot(tab), consultationPages(tab))
}

export const openConsultations = async (): Promise<void> => {
  const tab = shownTab(useConsults.getState())
  if (consultationsSlot(tab).get().page === 0) await loadConsultations()
  else await reloadConsultations()
}

export const chooseTab = (tab: ConsultTab): void => {
  useConsults.setState({ tab })
  writeStored('session', TAB_KEY, tab)
  void openConsultations()
}
