import type { NewsItem } from './news'

/** The end of every article, as a CMS writes it. */
const CLOSING = `
<p style="color:#888;font-size:12px"><font face="Arial">本文由编辑整理，只供参考，不能代替医生的诊断。</font></p>
<table border="1"><tbody><tr><th>多久一次</th><th>做什么</th></tr>
<tr><td>每月</td><td>自己看一看、摸一摸，记下变化</td></tr><tr><td>每年</td><td>到机构检查一次</td></tr></tbody></table>
<p>想预约检查，请看<a href="/service/detail/1" target="_blank">乳腺健康检测</a>；
更多内容见<a href="https://health.partner.example/breast?from=app">合作方的专题</a>。</p>`

export const articleContent = ({ articleAbstract }: NewsItem | Omit<NewsItem, 'columnId'>): string => `
<section data-tool="editor"><h1>写在前面</h1>
<p>${articleAbstract}</p>
<p><img src="/pictures/news-1.svg" alt="" width="640" height="360" style="width:640px"></p>
<h2>从小事做起</h2>
<ul><li>给自己留一点时间。</li><li><b>有变化</b>就告诉医生，不要等。</li><li>把检查的日子写进日历。</li></ul>
<blockquote>身体的事，早一点知道，心里就踏实一点。</blockquote></section>${CLOSING}`
