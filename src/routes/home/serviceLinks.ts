import type { Service } from '@/domain/booking/service'
import type { Unfinished } from '@/domain/questionnaires/record'
import type { HomeCard } from '@/stores/home/home'
import { paths } from '@/routes/paths'
import { safeLinkOf, type SafeLink } from '@/routes/shared/safeLink'

/** A89: returns the target of a service; undefined when its link must not be followed. */
export const serviceLink = ({ id, kind, externalLink }: Service): SafeLink | undefined => {
  switch (kind) {
    case 'appointment':
      return screen(paths.organisationList(id))
    case 'questionnaire':
      return screen(paths.healthQuestionnaire({ serviceId: id }))
    case 'link':
      return safeLinkOf(externalLink)
  }
}

export const cardLink = ({ id, service }: HomeCard): SafeLink => {
  const detail = screen(paths.serviceDetail(id))
  return service === undefined || service.kind === 'appointment' ? detail : (serviceLink(service) ?? detail)
}

const screen = (path: string): SafeLink => ({ kind: 'internal', path })

/** Returns the path of a started questionnaire, with the ids that find its draft. */
export const unfinishedPath = ({ form, recordId, ...of }: Unfinished): string => {
  if (form === 'general') return paths.healthQuestionnaire(of)
  // A426: a questionnaire opened from a report asks the same questions again.
  const isOfReport = form === 'measured' && recordId === ''
  return paths.inspectQuestionnaire(isOfReport ? of : { ...of, questionnaireId: recordId, detailId: '' })
}
