import type { TFunction } from 'i18next'
import type { HalfDay } from '@/domain/dictionaries'
import type { ScreenTitle } from '@/i18n/words'

type Demo = { panel: { open: string }; faults: Record<'slow' | 'broken', string> }

export const said = (
  t: TFunction<'checkIn'>,
  say: TFunction<readonly ['coupons', 'shell']>,
  shell: TFunction<'shell'>,
  half: HalfDay,
  title: ScreenTitle,
  any: string,
  demo: Demo,
  fault: 'slow' | 'broken',
): unknown => [
  t(`halves.${half}`),
  t(half === 'morning' ? 'yes' : 'no'),
  t(`done.whenHalf.${half as 'morning'}`),
  t(`problems.${any}` as `problems.${'morning'}Full`),
  t('problems', { returnObjects: true }),
  say('asking'),
  shell(`titles.${title}`),
  ['morning', 'afternoon', { gail: 1 }, 'myQuestionnaires'],
  demo.panel.open,
  demo.faults[fault],
]
