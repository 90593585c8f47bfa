import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { QuestionId } from '../../domain/form/question'
import { isStepped, sectionOf } from '../../domain/form/steps'
import { VARIANTS, type SectionId } from '../../domain/form/variants'
import { useForm } from '../../stores/form'
import { focusAnswer } from '../../ui/FormField'
import { stateOfStep, stepIn } from './stepState'
import { useSections, type ShownSection } from './useSections'

export type Steps = {
  /** All of them; of a form that is one page, it is one step. */
  sections: readonly ShownSection[]
  /** What stands on the page now. */
  shown: readonly ShownSection[]
  /** Undefined where the form is one page. */
  at: number | undefined
  heading: RefObject<HTMLHeadingElement | null>
  /** To this section, with the focus at its heading, or at a question of it. */
  goTo: (section: SectionId, question?: QuestionId) => void
  /** To wherever a question is asked. */
  goToQuestion: (question: QuestionId) => void
  goBack: () => void
}

/**
 * The sections of a long form, one a page. Each is an entry of the history under the address of the screen, told by
 * its fragment: Back leads to the section before, a reload stays, and nothing is loaded anew.
 */
export const useSteps = (): Steps => {
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
  const { taken, from } = stepIn(state)
  const { heading, aimAt } = useFocusOnStep(current?.id)

  const first = sections[0]?.id
  useEffect(() => {
    // Without a fragment Back to the first section would load what is stored anew.
    if (stepped && hash === '' && first !== undefined)
      void navigate({ search, hash: first }, { replace: true, state, preventScrollReset: true })
  }, [stepped, hash, first, navigate, search, state])

  const goTo = (section: SectionId, question?: QuestionId) => {
    aimAt(question)
    // A second tap may come before the section that the first one led to.
    if (stepped && window.location.hash === `#${section}` && section !== current?.id) return
    if (stepped && section !== current?.id)
      void navigate({ search, hash: section }, { state: stateOfStep({ taken: taken + 1, from: current?.id }) })
    else if (question === undefined) heading.current?.focus()
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
    heading,
    goTo,
    goToQuestion,
    goBack,
  }
}

/** Where one section takes the place of another the focus goes to its beginning, or to the question that is meant. */
const useFocusOnStep = (section: SectionId | undefined) => {
  const aim = useRef<QuestionId | undefined>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(section)
  useEffect(() => {
    if (before.current === section) return
    before.current = section
    const question = aim.current
    aim.current = undefined
    if (question === undefined) heading.current?.focus({ preventScroll: true })
    else focusAnswer(question)
  }, [section])
  const aimAt = useCallback((question: QuestionId | undefined) => void (aim.current = question), [])
  return { heading, aimAt }
}
