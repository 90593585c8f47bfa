import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { headline, openResult, type SixAnswers } from './gailSupport'
import { address } from '../../support/app'

/** Every factor 1. */
const lowestAt = (age: string): SixAnswers => [age, 0, 1, 0, 0, 0]
/** 1.1 x 1.55 = 1.705; x 0.355 = 0.605275 */
const ORDINARY: SixAnswers = ['45', 1, 0, 0, 0, 0]
/** 1.21 x 2.88 x 5.78 x 1.82 = 36.65870208; x 0.355 = 13.0138… */
const HIGH: SixAnswers = ['49', 2, 2, 2, 2, 3]

const main = () => screen.getByRole('main')
const exactLine = () => within(main()).getByText(/相对风险.*倍|relative risk.*times/).textContent
const squares = () => screen.queryByRole('img', { name: /方格|squares/ })
const countOf = (path: Element | null | undefined) => path?.getAttribute('d')?.split('M').length

describe('the headline of the result', () => {
  test.each([
    [
      'zh',
      '每 1000 名与您情况相近的女性中，未来 5 年约有 6 人患乳腺癌',
      '约 994 人不会',
      '与您同龄、各项回答风险最低的女性：1000 人中约 4 人。相对风险是与她们相比。',
      '5 年风险 0.61%，相对风险 1.71 倍（171%）',
    ],
    [
      'en',
      'About 6 of 1,000 women with these answers will get breast cancer in the next 5 years',
      'About 994 will not',
      'Women of your age with the lowest-risk answers: about 4 of 1,000. The relative risk compares with them.',
      'Five-year risk 0.61%, relative risk 1.71 times (171%)',
    ],
  ] as const)(
    '[GAIL-03] [GAIL-21] [A17] it shows both sides and the five-year risk first, and the relative risk below how to read it (%s)',
    async (language, affected, spared, lowest, exact) => {
      await openResult(ORDINARY, language)
      expect(await headline()).toHaveTextContent(affected)
      const block = (await headline()).closest('section') as HTMLElement
      expect(within(block).getByText(spared)).toBeVisible()
      expect(within(block).getByText(/^(5 年风险|Five-year risk) 0.61%$/)).toBeVisible()
      expect(block).not.toHaveTextContent(/相对风险|relative risk/i)
      const reading = screen.getByRole('heading', { name: /^(怎样看这个数字|How to read this number)$/ })
      expect(block.compareDocumentPosition(reading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      const [first, ...others] = within(reading.closest('section') as HTMLElement).getAllByRole('listitem')
      expect(first).toHaveTextContent(/六项回答|six answers/)
      expect(others.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([lowest, exact]))
      expect(
        within(block).getByText(
          /^(这是一个参考，不是诊断。在亚洲女性中，它往往偏高。|This is a guide, not a diagnosis. For Asian women it tends to be too high.)$/,
        ),
      ).toBeVisible()
    },
  )

  test.each([
    ['five-year 0.355', lowestAt('45'), '5 年风险 0.36%，相对风险 1.00 倍（100%）'],
    ['five-year 0.415', lowestAt('50'), '5 年风险 0.42%，相对风险 1.00 倍（100%）'],
    // 1.1 x 1.55; x 0.311 = 0.530255
    ['relative 1.705', ['40', 1, 0, 0, 0, 0], '5 年风险 0.53%，相对风险 1.71 倍（171%）'],
    // 1.7 x 1.55, uncertain hyperplasia counts 1; x 0.311 = 0.819485
    ['relative 2.635', ['40', 0, 3, 0, 1, 2], '5 年风险 0.82%，相对风险 2.64 倍（264%）'],
  ] as const satisfies readonly (readonly [string, SixAnswers, string])[])(
    '[GAIL-21] [A201] the tie of %s rounds up',
    async (_tie, answers, exact) => {
      await openResult(answers)
      expect(exactLine()).toBe(exact)
    },
  )

  test.each([
    // 1.93 x 0.511 = 0.98623
    [['55', 0, 4, 0, 0, 0], '10', '990', '0.99', '1.93', '193', '5'],
    // 1.27 x 0.93 = 1.1811; x 0.415 = 0.4901565
    [['50', 0, 1, 0, 1, 1], '5', '995', '0.49', '1.18', '118', '4'],
    // 4.17 x 1.62 x 1.82 = 12.294828; x 0.659 = 8.1022…
    [['84', 0, 4, 2, 2, 3], '81', '919', '8.10', '12.29', '1229', '7'],
    [HIGH, '130', '870', '13.01', '36.66', '3666', '4'],
  ] as const satisfies readonly (readonly [SixAnswers, ...string[]])[])(
    '[GAIL-03] [GAIL-19] [GAIL-20] for answers %j it shows %s of 1,000, and %s not',
    async (answers, affected, spared, fiveYear, times, percent, lowest) => {
      await openResult(answers, 'en')
      expect(await headline()).toHaveTextContent(`About ${affected} of 1,000 women`)
      expect(within(main()).getByText(`About ${spared} will not`)).toBeVisible()
      expect(exactLine()).toBe(`Five-year risk ${fiveYear}%, relative risk ${times} times (${percent}%)`)
      expect(
        within(main()).getByText(
          `Women of your age with the lowest-risk answers: about ${lowest} of 1,000. The relative risk compares with them.`,
        ),
      ).toBeVisible()
    },
  )

  test.each([
    [
      'zh',
      '每 10000 名与您情况相近的女性中，未来 5 年约有 1 人患乳腺癌',
      '约 9999 人不会',
      '与您同龄、各项回答风险最低的女性：10000 人中约 1 人。相对风险是与她们相比。',
    ],
    [
      'en',
      'About 1 of 10,000 women with these answers will get breast cancer in the next 5 years',
      'About 9,999 will not',
      'Women of your age with the lowest-risk answers: about 1 of 10,000. The relative risk compares with them.',
    ],
  ] as const)(
    '[GAIL-03] below 0.1 % all three numbers are of 10,000 (%s)',
    async (language, affected, spared, lowest) => {
      await openResult(lowestAt('20'), language)
      expect(await headline()).toHaveTextContent(affected)
      expect(within(main()).getByText(spared)).toBeVisible()
      expect(within(main()).getByText(lowest)).toBeVisible()
      expect(exactLine()).toMatch(/0\.01%.*1\.00.*100%/)
    },
  )

  test('[A17] it has no decimals and no %', async () => {
    await openResult(HIGH)
    expect((await headline()).textContent).not.toMatch(/[.%]/)
  })
})

describe('the squares of the result', () => {
  test.each([
    ['0.61 %', ORDINARY],
    // 0.98623, although rounded it is 10 of 1,000
    ['0.99 %', ['55', 0, 4, 0, 0, 0]],
  ] as const satisfies readonly (readonly [string, SixAnswers])[])(
    '[GAIL-03] no squares are shown at %s',
    async (_risk, answers) => {
      await openResult(answers)
      expect(squares()).toBeNull()
    },
  )

  test.each([
    // 2.83 x 0.355 = 1.00465
    [
      'zh',
      ['45', 0, 4, 1, 0, 0],
      10,
      '1000 个方格，10 个实心：每 1000 人中，未来 5 年约 10 人患乳腺癌，约 990 人不会',
      '一个方格代表 1 名女性。',
    ],
    [
      'en',
      HIGH,
      130,
      '1,000 squares, 130 filled: about 130 of 1,000 women get breast cancer in the next 5 years, about 870 do not',
      'One square stands for 1 woman.',
    ],
    // 36.65870208 x 0.049 = 1.7962…: the other texts at this age say of 10,000
    [
      'en',
      ['29', 2, 2, 2, 2, 3],
      18,
      '1,000 squares, 18 filled: about 180 of 10,000 women get breast cancer in the next 5 years, about 9,820 do not',
      'One square stands for 10 women.',
    ],
  ] as const satisfies readonly (readonly ['zh' | 'en', SixAnswers, number, string, string])[])(
    '[GAIL-03] from 1 percent up they are filled from a corner, and described in words (%s, answers %j)',
    async (language, answers, filled, name, caption) => {
      await openResult(answers, language)
      expect(squares()).toHaveAccessibleName(name)
      const [full, empty] = squares()?.querySelectorAll('path') ?? []
      expect([countOf(full), countOf(empty)]).toEqual([filled + 1, 1000 - filled + 1])
      expect(full?.getAttribute('d')).toMatch(/^M1 1h/)
      expect(screen.getByText(caption, { exact: false })).toBeVisible()
    },
  )
})

describe('the notes beside the number', () => {
  const limits = () =>
    within(screen.getByRole('heading', { level: 2, name: '怎样看这个数字' }).closest('section') as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const ONLY_SIX = '它只看这六项回答，不了解您的其他情况，也不能判断您本人会不会患病。'
  const POPULATION = '这个方法依据美国白人女性的研究。在亚洲女性中，这样估算出的患病人数大约是实际的 1.8 到 2.5 倍。'
  const YOUNG = '这个方法在 35\u00a0岁及以上的女性中验证过；对更年轻的人，结果更不确定。'
  const BIOPSIES = '从 50 岁起，这个方法把做过活检的影响算得小一些。'

  test.each([
    ['aged 34', lowestAt('34'), [YOUNG]],
    ['aged 35', lowestAt('35'), []],
    ['aged 49 with a biopsy', ['49', 0, 1, 0, 1, 1], []],
    ['aged 50 with a biopsy', ['50', 0, 1, 0, 1, 1], [BIOPSIES]],
    ['aged 50 without', lowestAt('50'), []],
  ] as const satisfies readonly (readonly [string, SixAnswers, readonly string[]])[])(
    '[GAIL-03] its limits are shown for a woman %s',
    async (_who, answers, text) => {
      await openResult(answers)
      const comparisons = [expect.stringMatching(/^与您同龄/), expect.stringMatching(/^5 年风险.*相对风险/)]
      expect(limits()).toEqual([ONLY_SIX, ...comparisons, ...text, POPULATION])
    },
  )

  test.each([
    ['zh', ORDINARY, '发现新肿块或血性溢液，请立即就医'],
    ['en', HIGH, 'New lump or bloody discharge? See a doctor now.'],
  ] as const)('[A386] the urgent signs are shown (%s)', async (language, answers, text) => {
    await openResult(answers, language)
    expect(screen.getByRole('note')).toHaveTextContent(text)
    expect(screen.getByRole('note')).toBeVisible()
  })

  test.each([ORDINARY, HIGH])(
    '[GAIL-03] every number has the same next step, and nothing is advertised (%j)',
    async (...answers) => {
      await openResult(answers)
      expect(
        within(main())
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['在线咨询', '/consult/index'],
        ['了解乳腺检查', '/service/detail/1'],
      ])
      expect(
        within(main())
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['修改回答'])
      expect(main()).not.toHaveTextContent(/[¥￥]|平均|安全|average|safe|一生|lifetime/)
    },
  )

  test('[NAV-57] the link to a doctor sends a signed-out user to the sign-in', async () => {
    const { user } = await openResult(ORDINARY)
    await user.click(screen.getByRole('link', { name: '在线咨询' }))
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fconsult%2Findex'))
  })
})
