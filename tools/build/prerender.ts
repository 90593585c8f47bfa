import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, createServer, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from 'vite'
import type { Settings } from '../../src/app/settings.ts'
import { frameFile, withConsent, type FramePaths, type FrameRules } from '../../src/prerender/choice.ts'
import type { Frame, FetchedFrame } from '../../src/prerender/frames.tsx'
import { ALIAS } from './alias.ts'
import { CLASS_NAMES } from './classNames.ts'
import { chunksWith } from './chunks.ts'
import { stylesOf } from './criticalCss.ts'

const ENTRY = resolve('src/main.tsx')
const ASKING = resolve('src/routes/chat/loaders.ts')

type FramesModule = typeof import('../../src/prerender/frames.tsx')

export const prerender = (target: string[], settings: Settings): Plugin => {
  const { demo, wechatAuthorizeUrl } = settings
  let files: ReadonlyMap<string, string> = new Map()
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    // Skip the styles of lazy screens unless they are requested explicitly.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle }) => {
        const { frames, fetched, paths, consentFirst } = await drawn(settings)
        const withHtml = fetched.map((frame) => ({ ...frame, html: fileOf(frame, bundle) }))
        const hash = hashOf(withHtml.map(({ html }) => html))
        files = new Map(withHtml.map(({ path, lang, html }) => [frameFile(path, lang, hash).slice(1), html]))
        const twice = [...consentFirst, ...consentFirst.map(withConsent)]
        const framed = [...new Set(fetched.map(({ path }) => path))].filter((path) => !twice.includes(path))
        // The demo's provider needs no sign-in.
        const open = demo ? [...paths.open, wechatAuthorizeUrl] : paths.open
        const [entry] = chunksWith(ENTRY, bundle)
        const asking = chunksWith(ASKING, bundle).flatMap(({ fileName }) =>
          fileName === entry?.fileName ? [] : `/${fileName}`,
        )
        const hasProvider = wechatAuthorizeUrl !== ''
        const known = JSON.stringify({
          ...paths,
          open,
          hasProvider,
          framed,
          frames: hash,
          consentFirst: [...consentFirst],
          asking,
        } satisfies FrameRules)
        const markup = frames.map((frame) => frame.markup).join('')
        const sheets = [...page.matchAll(SHEET)]
        const styles = stylesOf(sheets.map(([, href = '']) => sourceOf(bundle, href.slice(1))).join(''), markup)
        return {
          html: page
            .replaceAll(SHEET, '')
            .replace(INDENTED, '')
            .replace('<div id="boot">', `<div id="boot" data-paths='${inSingleQuotes(known)}'>`),
          tags: [
            ...frames.map(templateOf),
            { tag: 'template', attrs: { 'data-styles': styles }, injectTo: 'body' },
            { tag: 'script', children: await script(target), injectTo: 'body' },
            // Behind the frame, so that it is painted before the remaining styles load.
            ...sheets.map(([, href = '']) => sheetAt(href)),
          ],
        }
      },
    },
    generateBundle: {
      // After `transformIndexHtml`, which sets the files.
      order: 'post',
      handler() {
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

type Drawn = { frames: Frame[]; fetched: FetchedFrame[]; paths: FramePaths; consentFirst: readonly string[] }

const drawn = async (settings: Settings): Promise<Drawn> => {
  const server = await createServer({
    configFile: false,
    resolve: { alias: ALIAS },
    css: CLASS_NAMES,
    // The build itself already prints the warnings.
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Its modules name their neighbours without a file ending, which Node does not resolve.
    ssr: { noExternal: ['antd-mobile'] },
    // A build uses React's production build, which lacks the development JSX runtime.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { __DEMO__: 'false', __APP_VERSION__: '""' },
  })
  const { drawFrames, framePaths, CONSENT_FIRST } = (await server.ssrLoadModule(
    '/src/prerender/frames.tsx',
  )) as FramesModule
  const { frames, fetched } = await drawFrames(settings)
  await server.close()
  return { frames, fetched, paths: framePaths(), consentFirst: CONSENT_FIRST }
}

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]*)">\s*/g

const INDENTED = /\n\s+/g

const sheetAt = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'stylesheet', crossorigin: true, href },
  injectTo: 'body',
})

const sourceOf = (bundle: IndexHtmlTransformContext['bundle'], file: string): string => {
  const asset = bundle?.[file]
  if (asset?.type !== 'asset') throw new Error(`The style sheet ${file} was not built.`)
  return asset.source.toString()
}

/** The content policy allows no inline styles in markup. */
const withoutStyles = (markup: string): string => markup.replaceAll(' style="', ' data-style="')

const templateOf = ({ name, lang, title, greetings, markup }: Frame): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { 'data-frame': name, lang, 'data-title': title, 'data-greetings': JSON.stringify(greetings) },
  children: withoutStyles(markup),
  injectTo: 'body',
})

/** Returns the file of a frame with its own styles. Those in the page are only for the frames in the page. */
const fileOf = ({ title, markup }: FetchedFrame, bundle: IndexHtmlTransformContext['bundle'] = {}): string => {
  // Controls work only once the app is there. A tick needs no script, and the app takes it over.
  const still = withoutStyles(markup).replaceAll(/<(button|input(?! type="checkbox")) /g, '<$1 disabled="" ')
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source.toString()] : [],
  )
  // Together, because the rules of one sheet read properties that another sets.
  const styles = stylesOf(sheets.join(''), markup)
  return `<template data-title="${inAttribute(title)}" data-styles="${inAttribute(styles)}">${still}</template>\n`
}

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('')).digest('base64url').slice(0, 7)

/** Builds the one inline script of the page; the content policy allows it by its hash. */
const script = async (target: string[]): Promise<string> => {
  const built = await build({
    configFile: false,
    resolve: { alias: ALIAS },
    logLevel: 'warn',
    build: {
      write: false,
      target,
      lib: { entry: resolve('src/prerender/inlineScript.ts'), formats: ['iife'], name: 'frame' },
      // Leave out packages that only unused functions need: this script is in front of the first paint.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('The script of the frame was not built.')
  return chunk.code.trim()
}

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Shorter for JSON, whose double quotes stay. */
const inSingleQuotes = (json: string): string => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
