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

/** Of a list, the entries after the first so many, as far as so many. */
type Range = { from: number; to: number }

/** The same range in parts that begin and end at multiples of so many: each stays itself as the range grows. */
const partsOf = ({ from, to }: Range, size: number): (Range & { part: number })[] => {
  const first = Math.floor(from / size)
  return Array.from({ length: Math.ceil(to / size) - first }, (_, index) => {
    const part = first + index
    return { part, from: Math.max(from, part * size), to: Math.min(to, (part + 1) * size) }
  })
}

/** So many are drawn in one frame: an old phone is held up by no more than one of them. */
const A_FEW = 1

/** What of this range is drawn by now: a few more with each frame, of another one than before its first few. */
const useDrawnRange = (range: Range): Range => {
  const [known, setKnown] = useState(range)
  const isElsewhere = known.from < range.from || known.to > range.to
  const { from, to } = isElsewhere ? beginOf(range) : known
  useEffect(() => {
    if (from === range.from && to === range.to) return undefined
    const frame = requestAnimationFrame(() => setKnown(widerBy(A_FEW, { from, to }, range)))
    return () => cancelAnimationFrame(frame)
  }, [from, to, range])
  return { from, to }
}

const beginOf = ({ from, to }: Range): Range => ({ from, to: Math.min(to, from + A_FEW) })

const widerBy = (count: number, { from, to }: Range, within: Range): Range => ({
  from: Math.max(within.from, from - count),
  to: Math.min(within.to, to + count),
})

type LesionPartProps = Range &
  Pick<ComponentProps<typeof PalpationLesion>, 'onShow'> & {
    lesions: readonly Lesion[]
    /** The number of the chosen one, where it is among these. */
    chosen: number | undefined
    chosenRef: Ref<HTMLHeadingElement>
  }

/** Some of the lesions that follow one another; drawn anew only when it has to do with them. */
const LesionPart = memo(({ lesions, from, to, chosen, chosenRef, onShow }: LesionPartProps) => (
  <CardList>
    {lesions.slice(from, to).map((lesion, index) => {
      const number = from + index + 1
      const isChosen = number === chosen
      return (
        <PalpationLesion
          key={number}
          number={number}
          lesion={lesion}
          chosen={isChosen}
          headingRef={isChosen ? chosenRef : undefined}
          onShow={onShow}
        />
      )
    })}
  </CardList>
))

/** So many are shown at a time: 200 at once would hold an old phone up. */
const STEP = 10

const rangeWith = (number: number): Range => {
  const from = Math.floor((number - 1) / STEP) * STEP
  return { from, to: from + STEP }
}

type Props = Pick<PalpationReport, 'unreadable'> & {
  lesions: NonNullable<PalpationReport['lesions']>
  /** All of them at once: paper has no buttons. */
  whole: boolean
}

/** What was felt: on the map, and one by one; each leads to the other. */
export const PalpationLesions = ({ lesions, unreadable, whole }: Props) => {
  const { t } = useTranslation('palpation')
  const [steps, setRange] = useState<Range>({ from: 0, to: STEP })
  const growing = useDrawnRange(steps)
  const all = { from: 0, to: lesions.length }
  const range = whole ? all : steps
  const drawn = whole ? all : growing
  const [wanted, setWanted] = useState<{ number: number; on: 'map' | 'list' }>()
  const marker = useRef<SVGGElement>(null)
  const entry = useRef<HTMLHeadingElement>(null)
  const isDrawn = drawn.from === range.from && drawn.to === range.to
  const found = useRef<typeof wanted>(undefined)
  useEffect(() => {
    // What is drawn around an entry would move it again.
    if (wanted === undefined || wanted === found.current || (wanted.on === 'list' && !isDrawn)) return
    found.current = wanted
    const target = wanted.on === 'map' ? marker.current : entry.current
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: wanted.on === 'map' ? 'center' : 'start' })
  }, [wanted, isDrawn])
  // In slices, as more of them are: the page answers meanwhile, and what stands there is not drawn again.
  const read = useCallback((number: number) => {
    startTransition(() => {
      setRange((shown) => (number > shown.from && number <= shown.to ? shown : rangeWith(number)))
      setWanted({ number, on: 'list' })
    })
  }, [])
  const show = useCallback((number: number) => setWanted({ number, on: 'map' }), [])
  const showMore = (wider: Range) => startTransition(() => setRange(wider))
  const chosen = wanted?.number
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
        <Button variant="secondary" onClick={() => showMore({ ...steps, from: steps.from - STEP })}>
          {t('found.earlier', { count: range.from })}
        </Button>
      )}
      <CardListParts>
        {partsOf(drawn, STEP).map(({ part, from, to }) => (
          <LesionPart
            key={part}
            lesions={lesions}
            from={from}
            to={to}
            chosen={chosen !== undefined && chosen > from && chosen <= to ? chosen : undefined}
            chosenRef={entry}
            onShow={show}
          />
        ))}
      </CardListParts>
      {range.to < lesions.length && (
        <Button variant="secondary" onClick={() => showMore({ ...steps, to: steps.to + STEP })}>
          {t('found.later', { count: lesions.length - range.to })}
        </Button>
      )}
    </>
  )
}
