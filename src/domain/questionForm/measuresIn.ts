import type { Measures } from '@/domain/measures'
import { textOf, type Answers } from './question'

export const measuresIn = (answers: Answers): Measures => ({
  height: textOf(answers, 'height'),
  weight: textOf(answers, 'weight'),
  age: textOf(answers, 'age'),
})
