import * as contract from '@/contract/home'
import { answer, openAnswer, type Answer } from './answer'
import type { Clinic } from './clinic'
import { pageOf } from './paginate'
import { Refusal } from './refusal'
import type { NewsItem } from './seeds/news'
import type { Service, Specification } from './seeds/services'

/** The end of every article, as a CMS writes it. */
const CLOSING = `
<p style="color:#888;font-size:12px"><font face="Arial">本文由编辑整理，只供参考，不能代替医生的诊断。</font></p>
<table border="1"><tbody><tr><th>多久一次</th><th>做什么</th></tr>
<tr><td>每月</td><td>自己看一看、摸一摸，记下变化</td></tr><tr><td>每年</td><td>到机构检查一次</td></tr></tbody></table>
<p>想预约检查，请看<a href="/service/detail/1" target="_blank">乳腺健康检测</a>；
更多内容见<a href="https://health.partner.example/breast?from=app">合作方的专题</a>。</p>`

const articleContent = ({ articleAbstract }: NewsItem | Omit<NewsItem, 'columnId'>): string => `
<section data-tool="editor"><h1>写在前面</h1>
<p>${articleAbstract}</p>
<p><img src="/pictures/news-1.svg" alt="" width="640" height="360" style="width:640px"></p>
<h2>从小事做起</h2>
<ul><li>给自己留一点时间。</li><li><b>有变化</b>就告诉医生，不要等。</li><li>把检查的日子写进日历。</li></ul>
<blockquote>身体的事，早一点知道，心里就踏实一点。</blockquote></section>${CLOSING}`

export const homeAnswers: Answer[] = [
  answer(contract.listHealthService, ({ clinic, input }) => pageOf(clinic.seed.services, input)),

  answer(contract.getServicePackageDetail, ({ clinic, input }) => serviceOf(clinic, input.serviceId)),

  answer(contract.getSpecificationByServiceId, ({ clinic, input }) =>
    specificationsOf(clinic, input.serviceId).map(({ serviceId: _known, ...specification }) => specification),
  ),

  openAnswer(contract.listAdvertisement, ({ clinic }) => [...clinic.seed.advertisements]),

  openAnswer(contract.listColumn, ({ clinic }) => [...clinic.seed.newsColumns]),

  openAnswer(contract.listNews, ({ clinic, input }) => {
    const rows = clinic.seed.news.filter(({ columnId }) => columnId === input.columnId)
    return pageOf(
      rows.map(({ columnId: _asked, ...item }) => item),
      input,
    )
  }),

  openAnswer(contract.getNewsDetail, ({ clinic, input }) => {
    const found = clinic.seed.news.find(({ assistantId }) => assistantId === input.assistantId)
    if (found === undefined) throw new Refusal(50409, '文章不存在')
    const { columnId: _known, ...item } = found
    return { ...item, articleContent: articleContent(item) }
  }),
]

export const serviceOf = (clinic: Clinic, serviceId: string): Service => {
  const service = clinic.seed.services.find((one) => one.serviceId === serviceId)
  if (service === undefined) throw new Refusal(50406, '服务不存在')
  return service
}

/** Undefined for a service without specifications ('' is the blank of a form). */
export const specificationOf = (
  clinic: Clinic,
  serviceId: string,
  specificationId: string,
): Specification | undefined => {
  if (specificationId === '') return undefined
  const chosen = specificationsOf(clinic, serviceId).find((one) => one.specificationId === specificationId)
  if (chosen === undefined) throw new Refusal(50407, '服务规格不存在')
  return chosen
}

export const specificationsOf = (clinic: Clinic, serviceId: string): Specification[] =>
  clinic.seed.specifications.filter((one) => one.serviceId === serviceId)
