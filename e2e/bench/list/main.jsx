import axios from 'axios'
import i18next from 'i18next'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import platform from '../platform'

// The same chat in its plainest form: the app's packages, one call of the same server, the same platform, and a
// list that draws what is seen of rows that are all alike.
void i18next.use(initReactI18next).init({
  lng: 'zh',
  initAsync: false,
  resources: { zh: { translation: { title: '咨询' } } },
})

const ROW = 84
const BEYOND = 900
const [, token] = /\btoken=([^;]*)/.exec(document.cookie) ?? []
const server = axios.create({ baseURL: '/api', timeout: 20_000, headers: { token } })
const sdk = platform.create()
const ready = new Promise((resolve) => sdk.on(platform.EVENT.SDK_READY, resolve))

const loader = async ({ params: { id } }) => {
  const { data } = await server.get('/consultation/getConsultationIMInfo', {
    params: { consultationId: id, accountType: '1', consultationType: '1' },
  })
  await sdk.login({ userID: data.data.userID, userSig: data.data.userSig })
  await ready
  const page = await sdk.getMessageList({ conversationID: `GROUP${data.data.groupId}`, count: 15 })
  return page.data.messageList
}

const List = () => {
  const { t } = useTranslation()
  const box = useRef(null)
  const [messages, setMessages] = useState(useLoaderData())
  const [top, setTop] = useState(() => messages.length * ROW)
  const last = messages.length
  useEffect(() => {
    const hear = ({ data }) => setMessages((before) => [...before, ...data])
    sdk.on(platform.EVENT.MESSAGE_RECEIVED, hear)
    return () => sdk.off(platform.EVENT.MESSAGE_RECEIVED, hear)
  }, [])
  useLayoutEffect(() => {
    box.current.scrollTop = box.current.scrollHeight
  }, [last])
  const from = Math.max(0, Math.floor((top - BEYOND) / ROW))
  const until = Math.min(last, Math.ceil((top + window.innerHeight + BEYOND) / ROW))
  return (
    <main>
      <h1>{t('title')}</h1>
      <div
        ref={box}
        role="region"
        onScroll={() => setTop(box.current.scrollTop)}
        style={{ height: '80vh', overflowY: 'auto' }}
      >
        <ol style={{ margin: 0, paddingTop: from * ROW, paddingBottom: (last - until) * ROW }}>
          {messages.slice(from, until).map(({ ID: id, type, payload }) => (
            <li key={id} style={{ height: ROW, overflow: 'hidden' }}>
              {type === 'TIMTextElem' ? payload.text : <img src={payload.imageInfoArray[0].url} width="80" alt="" />}
            </li>
          ))}
        </ol>
      </div>
    </main>
  )
}

const router = createBrowserRouter([{ path: '/chat/:id', loader, Component: List, HydrateFallback: () => null }])
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />)
