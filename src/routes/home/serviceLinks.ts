import type { Service } from '@/domain/booking/service'
import type { Unfinished } from '@/domain/questionnaires/record'
import type { HomeCard } from '@/stores/home/home'
import { paths } from '@/routes/paths'
import { safeLinkOf, type SafeLink } from '@/routes/shared/safeLink'

/** Where using a service leads (A89); undefined when its link is none that may be followed. */
export const serviceLink = ({ id, kind, externalLink }: Service): SafeLink | undefined => {
  switch (kind) {
    case 'appointment':
      return screen(paths.organList(id))
    case 'questionnaire':
      return screen(paths.healthQuestionnaire(id))
    case 'link':
      return safeLinkOf(externalLink)
  }
}

/** Where a card of Home leads (A77). */
export const cardLink = ({ id, service }: HomeCard): SafeLink => {
  const detail = screen(paths.serviceDetail(id))
  return service === undefined || service.kind === 'appointment' ? detail : (serviceLink(service) ?? detail)
}

const screen = (path: string): SafeLink => ({ kind: 'internal', path })

/** Back to a questionnaire that was begun; what is kept of it is found by what it is about. */
export const unfinishedPath = ({ form, recordId, ...of }: Unfinished): string => {
  if (form === 'general') return paths.healthQuestionnaire(of.serviceId)
  // What was opened by a report is asked the same again (A426).
  const isOfReport = form === 'measured' && recordId === ''
  return paths.inspectQuestionnaire(isOfReport ? of : { ...of, questionnaireId: recordId, detailId: '' })
}
