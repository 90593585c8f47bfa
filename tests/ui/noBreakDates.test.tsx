import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joinWithDot } from '@/lib/joinWithDot'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { PickerField } from '@/ui/PickerField'
import { Steps } from '@/ui/Steps'
import { expectLinearTime } from '../support/linearTime'

test.each([
  ['周玉珍上次的报告建议在 2026年11月22日前后复查。', ['2026年11月22日']],
  ['今天 11月23日 周一 18:00（北京时间）之前取消；12月1日之后不退款。', ['今天 11月23日\u00a0周一 18:00', '12月1日']],
  ['报告建议的复查时间是 2026年10月22日前后，已经过了。', ['2026年10月22日']],
  ['已同意处理健康信息（今天 11月23日 周一）', ['（今天 11月23日\u00a0周一）']],
  ['This report advised your next check around 22 Oct 2026.', ['22 Oct 2026.']],
  ['Full refund until today, Mon 23 Nov, 18:00.', ['Mon 23 Nov,']],
  ['Only 10 Hospitals are near.', []],
  ['今天还可以取消 3 次。', []],
  ['预计 明天 11月28日 周六 10:16 前回复', ['明天 11月28日\u00a0周六 10:16']],
  ['The doctor replies by Sat 28 Nov 10:16.', ['Sat 28 Nov 10:16.']],
])('no date breaks within the sentence: %s', (sentence, dates) => {
  const { container } = render(<NoBreakDates>{sentence}</NoBreakDates>)
  expect([...container.querySelectorAll('.day')].map(({ textContent }) => textContent)).toEqual(dates)
  expect(container).toHaveTextContent(sentence)
})

test.each([
  ['周一至周六 08:00-12:00，13:30-17:00', ['08:00-12:00，', '13:30-17:00']],
  ['1-3 个工作日', ['1-3']],
  ['共 1 处 · 最大的一处 21 mm', ['最大的一处 21 mm']],
  ['1 finding · the largest 21.5 mm.', ['21.5 mm.']],
  ['最近一次：24分（满分100），看表格', ['24分（满分100），']],
])('no hours, score or size break: %s', (line, units) => {
  const { container } = render(<NoBreakDates>{line}</NoBreakDates>)
  expect([...container.querySelectorAll('.day')].map(({ textContent }) => textContent)).toEqual(units)
  expect(container).toHaveTextContent(line)
})

test('no line begins with the dot after a date', () => {
  const { container } = render(<NoBreakDates>{joinWithDot('Today, Sat 28 Nov', '周玉珍')}</NoBreakDates>)
  expect(container.querySelector('.day')?.textContent).toBe('Sat 28 Nov\u00a0·')
})

test('no date breaks in a picker field or in the note of a step', () => {
  const { container } = render(
    <>
      <PickerField label="Date" chosen="Today, Mon 23 Nov" placeholder="Choose">
        {() => null}
      </PickerField>
      <Steps
        label="Progress"
        steps={[{ title: 'Registered', state: 'done', note: '22 Nov 2026 09:20' }]}
        states={{ done: 'done', now: 'now', ahead: 'to come' }}
      />
    </>,
  )
  const days = [...container.querySelectorAll('.day')].map(({ textContent }) => textContent)
  expect(days).toEqual(['Mon 23 Nov', '22 Nov 2026 09:20'])
})

test.each(['1', '1:', '1分（', '1月', '（', '（今天 ', '处', '处 1'])(
  '[RG7] [A452] many of %s take linear time',
  (repeated) => {
    const split = (count: number) => render(<NoBreakDates>{repeated.repeat(count)}</NoBreakDates>).unmount()
    expectLinearTime(20_000, split)
  },
)
