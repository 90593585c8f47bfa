import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DatedText } from '../../src/ui/DatedText'

test.each([
  ['周玉珍上次的报告建议在周日 2026年11月22日前后复查。', ['周日 2026年11月22日']],
  ['今天 周一 11月23日 18:00（北京时间）之前取消；12月1日之后不退款。', ['周一 11月23日', '12月1日']],
  ['This report advised your next check around Thu 22 Oct 2026.', ['22 Oct 2026']],
  ['Full refund until today, Mon 23 Nov, 18:00.', ['23 Nov']],
  ['Only 10 Hospitals are near.', []],
  ['今天还可以取消 3 次。', []],
])('no date breaks within the sentence: %s', (sentence, dates) => {
  const { container } = render(<DatedText>{sentence}</DatedText>)
  expect([...container.querySelectorAll('.day')].map(({ textContent }) => textContent)).toEqual(dates)
  expect(container).toHaveTextContent(sentence)
})
