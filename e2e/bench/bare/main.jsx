import axios from 'axios'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, Link, RouterProvider, useLoaderData } from 'react-router-dom'

// The app's packages in their plainest form, with one list of the same server: the cost of the packages alone.
void i18next.use(initReactI18next).init({
  lng: 'zh',
  initAsync: false,
  resources: { zh: { translation: { title: '服务列表' } } },
})

const [, token] = /\btoken=([^;]*)/.exec(document.cookie) ?? []
const server = axios.create({ baseURL: '/api', timeout: 20_000, headers: { token } })
const loader = async () => {
  const { data } = await server.get('/healthService/listHealthService', { params: { pageNum: 1, pageSize: 10 } })
  return data.data.list
}

const List = () => {
  const { t } = useTranslation()
  return (
    <main>
      <h1>{t('title')}</h1>
      <ul>
        {useLoaderData().map(({ serviceId, serviceName, serviceDesc }) => (
          <li key={serviceId}>
            <Link to={`/${serviceId}`}>{serviceName}</Link>
            <p>{serviceDesc}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}

const router = createBrowserRouter([{ path: '*', loader, Component: List, HydrateFallback: () => null }])
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />)
