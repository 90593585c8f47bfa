import { memo, type ComponentProps, type Ref } from 'react'
import type { Lesion } from '@/domain/reports/report'
import { CardList } from '@/ui/CardList'
import { PalpationLesion } from './PalpationLesion'
import type { Range } from './useDrawnRange'

type Props = Range &
  Pick<ComponentProps<typeof PalpationLesion>, 'onShow'> & {
    lesions: readonly Lesion[]
    /** The number of the chosen one, where it is among these. */
    chosen: number | undefined
    chosenRef: Ref<HTMLHeadingElement>
  }

/** Some of the lesions that follow one another; drawn anew only when it has to do with them. */
export const LesionPart = memo(({ lesions, from, to, chosen, chosenRef, onShow }: Props) => (
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
