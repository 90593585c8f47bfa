import * as contract from '@/contract/news'
import { answerPublic, type Answer } from './answer'
import { pageOf } from './paginate'
import { Refusal } from './refusal'
import type { NewsItem } from './seeds/news'
import { bilingual, englishOf, type Bilingual } from './bilingual'

type Article = {
  before: string
  abstract: string
  small: string
  habits: readonly [string, string, string]
  quote: string
  closing: string
  often: string
  what: string
  monthly: readonly [string, string]
  yearly: readonly [string, string]
  book: string
  more: string
}

/** An article as a CMS writes it. */
const articleOf = ({
  before,
  abstract,
  small,
  habits,
  quote,
  closing,
  often,
  what,
  monthly,
  yearly,
  book,
  more,
}: Article) => `
<section data-tool="editor"><h1>${before}</h1>
<p>${abstract}</p>
<p><img src="/pictures/news-1.svg" alt="" width="640" height="360" style="width:640px"></p>
<h2>${small}</h2>
<ul>${habits.map((habit) => `<li>${habit}</li>`).join('')}</ul>
<blockquote>${quote}</blockquote></section>
<p style="color:#888;font-size:12px"><font face="Arial">${closing}</font></p>
<table border="1"><tbody><tr><th>${often}</th><th>${what}</th></tr>
<tr><td>${monthly.join('</td><td>')}</td></tr><tr><td>${yearly.join('</td><td>')}</td></tr></tbody></table>
<p>${book}</p>
<p>${more}</p>`

const articleContent = ({ articleAbstract }: Pick<NewsItem, 'articleAbstract'>): Bilingual =>
  bilingual(
    articleOf({
      before: '写在前面',
      abstract: articleAbstract,
      small: '从小事做起',
      habits: ['给自己留一点时间。', '<b>有变化</b>就告诉医生，不要等。', '把检查的日子写进日历。'],
      quote: '身体的事，早一点知道，心里就踏实一点。',
      closing: '本文由编辑整理，只供参考，不能代替医生的诊断。',
      often: '多久一次',
      what: '做什么',
      monthly: ['每月', '自己看一看、摸一摸，记下变化'],
      yearly: ['定期', '按医生或报告的建议检查'],
      book: '想预约检查，请看<a href="/service/detail/1" target="_blank">乳腺健康检测</a>。',
      more: '更多内容见<a href="https://health.partner.example/breast?from=app">合作方的专题</a>。',
    }),
    articleOf({
      before: 'Before you read',
      abstract: englishOf(articleAbstract),
      small: 'Begin with small things',
      habits: [
        'Keep a little time for yourself.',
        'Tell a doctor about <b>any change</b>. Do not wait.',
        'Write the day of your check into your calendar.',
      ],
      quote: 'What you know early weighs less on your mind.',
      closing: 'Written by our editors for information only. It does not replace a doctor’s diagnosis.',
      often: 'How often',
      what: 'What to do',
      monthly: ['Every month', 'Look and feel, and note any change'],
      yearly: ['When due', 'Have the checks that your doctor or report advises'],
      book: 'To book a check, see <a href="/service/detail/1" target="_blank">Breast health check</a>.',
      more: 'Read more in <a href="https://health.partner.example/breast?from=app">our partner’s series</a>.',
    }),
  )

export const newsAnswers: Answer[] = [
  answerPublic(contract.listAdvertisement, ({ clinic }) => [...clinic.seed.advertisements]),

  answerPublic(contract.listColumn, ({ clinic }) => [...clinic.seed.newsColumns]),

  answerPublic(contract.listNews, ({ clinic, input }) => {
    const rows = clinic.seed.news.filter(({ columnId }) => columnId === input.columnId)
    return pageOf(
      rows.map(({ columnId: _asked, ...item }) => item),
      input,
    )
  }),

  answerPublic(contract.getNewsDetail, ({ clinic, input }) => {
    const found = clinic.seed.news.find(({ assistantId }) => assistantId === input.assistantId)
    if (found === undefined) throw new Refusal(50409, bilingual('文章不存在', 'There is no such article'))
    const { columnId: _known, ...item } = found
    return { ...item, articleContent: articleContent(item) }
  }),
]
