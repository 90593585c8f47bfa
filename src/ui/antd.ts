import './antdTheme.css'
import { setDefaultConfig, unstableSetRender } from 'antd-mobile'
import enUS from 'antd-mobile/es/locales/en-US'
import zhCN from 'antd-mobile/es/locales/zh-CN'
import { createRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, languageFrom, type Language } from '@/lib/language'

// Setup for all of antd-mobile: every file that re-exports a part imports this one first.

// antd-mobile’s imperative parts use a React 18 API that React 19 removed; without this they silently render nothing.
unstableSetRender((node, container) => {
  const root = createRoot(container)
  root.render(node)
  return () => {
    root.unmount()
    return Promise.resolve()
  }
})

// The imperative parts read no context, so the locale is set globally from the page’s language.
const LOCALES: Record<Language, typeof enUS> = { zh: zhCN, en: enUS }
const page = document.documentElement
const followPage = (): void => setDefaultConfig({ locale: LOCALES[languageFrom(page.lang) ?? DEFAULT_LANGUAGE] })
followPage()
new MutationObserver(followPage).observe(page, { attributeFilter: ['lang'] })
