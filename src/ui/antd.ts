import './antdTheme.css'
import { setDefaultConfig, unstableSetRender } from 'antd-mobile'
import enUS from 'antd-mobile/es/locales/en-US'
import zhCN from 'antd-mobile/es/locales/zh-CN'
import { createRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, languageFrom, type Language } from '@/lib/language'

// What every part of antd-mobile needs: a file that hands on a part of it imports this one first.

// Its imperative parts use a React 18 call that is gone: without this they show nothing and say nothing.
unstableSetRender((node, container) => {
  const root = createRoot(container)
  root.render(node)
  return () => {
    root.unmount()
    return Promise.resolve()
  }
})

// Its own words follow the language of the page; its imperative parts read no provider.
const LOCALES: Record<Language, typeof enUS> = { zh: zhCN, en: enUS }
const page = document.documentElement
const followPage = (): void => setDefaultConfig({ locale: LOCALES[languageFrom(page.lang) ?? DEFAULT_LANGUAGE] })
followPage()
new MutationObserver(followPage).observe(page, { attributeFilter: ['lang'] })
