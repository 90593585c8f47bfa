import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  memo,
  type ComponentProps,
  type Ref,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { PalpationReport, Lesion } from '@/domain/reports/report'
import { Button } from '@/ui/Button'
import { CardListParts, CardList } from '@/ui/Card'
import { Section } from '@/ui/Section'
import { BreastMap } from './BreastMap'
import { PalpationLesion } from './PalpationLesion'

/** Indexes of the rendered entries: from inclusive, to exclusive. */
type Range = { from: number; to: number }

/** Splits a range at multiples of a size, so that a part keeps its identity while the range grows. */
const partsOf = ({ from, to }: Range, size: number): (Range & { part: number })[] => {
  const first = Math.floor(from / size)
  return Array.from({ length: Math.ceil(to / size) - first }, (_, index) => {
    const part = first + index
    return { part, from: Math.max(from, part * size), to: Math.min(to, (part + 1) * size) }
  })
}

/** Entries rendered per frame, so that an old phone stays responsive. */
const ENTRIES_PER_FRAME = 1

/** Grows the rendered range by a few entries per frame; another range starts with its first few. */
const useDrawnRange = (range: Range): Range => {
  const [known, setKnown] = useState(range)
  const isElsewhere = known.from < range.from || known.to > range.to
  const { from, to } = isElsewhere ? beginOf(range) : known
  useEffect(() => {
    if (from === range.from && to === range.to) return undefined
    const frame = requestAnimationFrame(() => setKnown(widerBy(ENTRIES_PER_FRAME, { from, to }, range)))
    return () => cancelAnimationFrame(frame)
  }, [from, to, range])
  return { from, to }
}

const beginOf = ({ from, to }: Range): Range => ({ from, to: Math.min(to, from + ENTRIES_PER_FRAME) })

const widerBy = (count: number, { from, to }: Range, within: Range): Range => ({
  from: Math.max(within.from, from - count),
  to: Math.min(within.to, to + count),
})

type LesionPartProps = Range &
  Pick<ComponentProps<typeof PalpationLesion>, 'onShow'> & {
    lesions: readonly Lesion[]
    chosen: number | undefined
    goal: number | undefined
    goalRef: Ref<HTMLHeadingElement>
  }

/** Memoised: only the part with the chosen lesion renders again. */
const LesionPart = memo(({ lesions, from, to, chosen, goal, goalRef, onShow }: LesionPartProps) => (
  <CardList>
    {lesions.slice(from, to).map((lesion, index) => {
      const number = from + index + 1
      return (
        <PalpationLesion
          key={number}
          number={number}
          lesion={lesion}
          chosen={number === chosen}
          headingRef={number === goal ? goalRef : undefined}
          onShow={onShow}
        />
      )
    })}
  </CardList>
))

const inPart = (number: number | undefined, from: number, to: number): number | undefined =>
  number !== undefined && number > from && number <= to ? number : undefined

/** Entries per step: 200 at once would block an old phone. */
const STEP = 10

const rangeWith = (number: number): Range => {
  const from = Math.floor((number - 1) / STEP) * STEP
  return { from, to: from + STEP }
}

/** Where the focus goes: `more` is the first of the entries just added, which leaves the choice as it was. */
type Goal = { number: number; on: 'map' | 'list' | 'more'; chosen: number | undefined }

type Props = Pick<PalpationReport, 'unreadable'> & {
  lesions: NonNullable<PalpationReport['lesions']>
  isExpanded: boolean
}

export const PalpationLesions = ({ lesions, unreadable, isExpanded }: Props) => {
  const { t } = useTranslation('palpation')
  const [steps, setRange] = useState<Range>({ from: 0, to: STEP })
  const growing = useDrawnRange(steps)
  const all = { from: 0, to: lesions.length }
  const range = isExpanded ? all : steps
  const rendered = isExpanded ? all : growing
  const [goal, setGoal] = useState<Goal>()
  const marker = useRef<SVGGElement>(null)
  const entry = useRef<HTMLHeadingElement>(null)
  const isRendered = rendered.from === range.from && rendered.to === range.to
  const reached = useRef<typeof goal>(undefined)
  useEffect(() => {
    // Entries rendered later around the target would move it again, so wait for all of them.
    if (goal === undefined || goal === reached.current || (goal.on !== 'map' && !isRendered)) return
    reached.current = goal
    const target = goal.on === 'map' ? marker.current : entry.current
    target?.focus({ preventScroll: true })
    if (goal.on !== 'more') target?.scrollIntoView({ block: goal.on === 'map' ? 'center' : 'start' })
  }, [goal, isRendered])
  // A transition: the page stays responsive, and rendered parts are kept.
  const read = useCallback((number: number) => {
    startTransition(() => {
      setRange((shown) => (number > shown.from && number <= shown.to ? shown : rangeWith(number)))
      setGoal({ number, on: 'list', chosen: number })
    })
  }, [])
  const show = useCallback((number: number) => setGoal({ number, on: 'map', chosen: number }), [])
  // The tapped button may go.
  const showMore = (wider: Range, number: number) =>
    startTransition(() => {
      setRange(wider)
      setGoal({ number, on: 'more', chosen })
    })
  const chosen = goal?.chosen
  const numbered = useMemo(() => lesions.map((lesion, index) => ({ number: index + 1, lesion })), [lesions])
  const reading = useMemo(
    () => (
      <>
        <p>{t('map.notToScale')}</p>
        <p>{t('map.facing')}</p>
        <p data-off-paper="">{t('map.tap')}</p>
      </>
    ),
    [t],
  )
  if (lesions.length === 0)
    return (
      <Section title={t('found.title')}>
        <p>{unreadable > 0 ? t('found.noneReadable', { count: unreadable }) : t('found.none')}</p>
        {unreadable === 0 && <p>{t('found.noneNext')}</p>}
      </Section>
    )
  return (
    <>
      <Section title={t('found.title')}>
        <p>{t('found.count', { count: lesions.length })}</p>
        {unreadable > 0 && <p>{t('found.unreadable', { count: unreadable })}</p>}
        <BreastMap lesions={numbered} chosen={chosen} onChoose={read} chosenRef={marker}>
          {reading}
        </BreastMap>
      </Section>
      {range.from > 0 && (
        <Button
          variant="secondary"
          onClick={() => showMore({ ...steps, from: steps.from - STEP }, steps.from - STEP + 1)}
        >
          {t('found.earlier', { count: range.from })}
        </Button>
      )}
      <CardListParts>
        {partsOf(rendered, STEP).map(({ part, from, to }) => (
          <LesionPart
            key={part}
            lesions={lesions}
            from={from}
            to={to}
            chosen={inPart(chosen, from, to)}
            goal={inPart(goal?.number, from, to)}
            goalRef={entry}
            onShow={show}
          />
        ))}
      </CardListParts>
      {range.to < lesions.length && (
        <Button variant="secondary" onClick={() => showMore({ ...steps, to: steps.to + STEP }, steps.to + 1)}>
          {t('found.later', { count: lesions.length - range.to })}
        </Button>
      )}
    </>
  )
}
