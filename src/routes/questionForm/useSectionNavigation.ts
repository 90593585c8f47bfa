import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isShown } from '@/domain/questionForm/form'
import type { QuestionId } from '@/domain/questionForm/question'
import { isStepped, sectionOf } from '@/domain/questionForm/steps'
import { VARIANTS, type SectionId } from '@/domain/questionForm/variants'
import { useForm } from '@/stores/questionForm/form'
import { focusAnswer } from '@/ui/FormField'
import { stateOfSection, sectionStateIn } from './sectionState'

/** FULLQ-02: the full questionnaire has four numbered sections, followed by the breasts. */
const UNNUMBERED: SectionId = 'breast'

export type ShownSection = { id: SectionId; title: string; questions: readonly QuestionId[] }

/** Returns the sections of the open form, numbered if there are several, without those that ask nothing. */
export const useSections = (): ShownSection[] => {
  const { t } = useTranslation('questionnaires')
  const variant = useForm(({ form }) => form && VARIANTS[form.variantId])
  // As one string: a new array on every change would render every section.
  const put = useForm(({ answers }) =>
    variant?.sections.map(({ questions }) => (questions.some((id) => isShown(id, answers)) ? 'put' : 'not')).join(' '),
  )
  const sections = variant?.sections.filter((_, index) => put?.split(' ')[index] === 'put') ?? []
  return sections.map(({ id, questions }, index) => {
    const title = t(`sections.${id}`)
    const isNumbered = sections.length > 1 && id !== UNNUMBERED
    return { id, title: isNumbered ? t('numbered', { number: index + 1, title }) : title, questions }
  })
}

export type SectionNavigation = {
  sections: readonly ShownSection[]
  /** The sections on the page now. */
  shown: readonly ShownSection[]
  at: number | undefined
  headingOf: (section: SectionId) => (heading: HTMLHeadingElement | null) => void
  goTo: (section: SectionId, question?: QuestionId) => void
  goToQuestion: (question: QuestionId) => void
  goBack: () => void
}

/**
 * The sections of a long form, one per page. Each is a history entry with its own fragment: Back leads to the previous
 * section, a reload stays, and no loader runs.
 */
export const useSectionNavigation = (): SectionNavigation => {
  const sections = useSections()
  const variant = useForm(({ form }) => form && VARIANTS[form.variantId])
  const navigate = useNavigate()
  const location = useLocation()
  const { hash, search } = location
  const state: unknown = location.state
  const stepped = variant !== undefined && isStepped(variant)
  const at = Math.max(
    sections.findIndex(({ id }) => hash === `#${id}`),
    0,
  )
  const current = sections[at]
  const { taken, from } = sectionStateIn(state)
  const { headingOf, toHeading, aimAt } = useFocusOnSection(current?.id)

  const first = sections[0]?.id
  useEffect(() => {
    // Without a fragment, going Back to the first section would run the loader.
    // The form may open before the router has rendered the address of its person.
    const { search: latest } = window.location
    if (stepped && hash === '' && first !== undefined)
      void navigate({ search: latest, hash: first }, { replace: true, state, preventScrollReset: true })
  }, [stepped, hash, first, navigate, state])

  const goTo = (section: SectionId, question?: QuestionId) => {
    aimAt(question)
    // A second tap can come before the section of the first one is rendered.
    if (stepped && window.location.hash === `#${section}` && section !== current?.id) return
    if (stepped && section !== current?.id)
      void navigate({ search, hash: section }, { state: stateOfSection({ taken: taken + 1, from: current?.id }) })
    else if (question === undefined) toHeading(section)
    else focusAnswer(question)
  }
  const goToQuestion = (question: QuestionId) => {
    const section = variant && sectionOf(variant, question)
    if (section !== undefined) goTo(section, question)
  }
  const goBack = () => {
    const before = sections[at - 1]
    if (before === undefined) return
    if (from === before.id) void navigate(-1)
    else goTo(before.id)
  }
  return {
    sections,
    shown: stepped ? sections.slice(at, at + 1) : sections,
    at: stepped ? at : undefined,
    headingOf,
    goTo,
    goToQuestion,
    goBack,
  }
}

/** Moves the focus to the new section’s heading, or to the given question. */
const useFocusOnSection = (section: SectionId | undefined) => {
  const aim = useRef<QuestionId | undefined>(undefined)
  const headings = useRef(new Map<SectionId, HTMLHeadingElement>())
  const before = useRef(section)
  useEffect(() => {
    if (before.current === section) return
    before.current = section
    const question = aim.current
    aim.current = undefined
    if (question !== undefined) focusAnswer(question)
    else if (section !== undefined) headings.current.get(section)?.focus({ preventScroll: true })
  }, [section])
  const aimAt = useCallback((question: QuestionId | undefined) => void (aim.current = question), [])
  const headingOf = useCallback(
    (id: SectionId) => (heading: HTMLHeadingElement | null) => {
      if (heading === null) headings.current.delete(id)
      else headings.current.set(id, heading)
    },
    [],
  )
  const toHeading = (id: SectionId) => {
    const heading = headings.current.get(id)
    // Scrolls the heading to the top; focus alone may leave it at the lower edge.
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return { headingOf, toHeading, aimAt }
}
