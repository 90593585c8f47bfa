import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

const APP = fileURLToPath(new URL('../../src/app/mount.tsx', import.meta.url))

const STAGE = fileURLToPath(new URL('../../src/demo/stage.tsx', import.meta.url))

const HOME_LAZY = fileURLToPath(new URL('../../src/routes/home/lazy/lazyParts.ts', import.meta.url))

/**
 * Preloads the app in the page, so that it need not wait for the entry to run. The links are in a template, which the
 * inline script of the page activates (`src/prerender/inlineScript.ts`).
 */
export const appInPage = (): Plugin => ({
  name: 'app-in-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const found = chunksWith(APP, bundle)
      const isNamed = (file: string) => html.includes(file)
      const scripts = found.map(({ fileName }) => fileName).filter((file) => !isNamed(file))
      const styles = found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      return [
        {
          tag: 'template',
          attrs: { 'data-app': true },
          children: scripts.map((file) => linkTo(file, { rel: 'modulepreload', crossorigin: true })),
          injectTo: 'body',
        },
        ...styles
          .filter((file) => !isNamed(file))
          .map((file) => linkTo(file, { rel: 'stylesheet', crossorigin: true })),
      ]
    },
  },
})

export const chunksWith = (id: string, bundle: Bundle = {}): Chunk[] => {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(id)))
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}

type Bundle = IndexHtmlTransformContext['bundle']
type Chunk = Extract<NonNullable<Bundle>[string], { type: 'chunk' }>

const linkTo = (file: string, attributes: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, href: `/${file}` },
  injectTo: 'head',
})

const CHAT_ROOM = fileURLToPath(new URL('../../src/routes/chat/lazy/lazyChatRoom.ts', import.meta.url))
/** Modules that few screens share, by the name of their chunk. Otherwise these screens would load each other's code. */
const APART = Object.entries({
  operator: ['routes/shared/lazy/OperatorPart.tsx'],
  visits: ['stores/reports/timeline.ts'],
  clinics: ['stores/booking/organisations.ts', 'routes/booking/organisationLoaders.ts'],
  export: ['routes/shared/useExport.ts'],
  due: [
    'routes/reports/AssessedSkeleton.tsx',
    'routes/reports/useDue.ts',
    'routes/reports/useLaterCheck.ts',
    'stores/reports/examinees.ts',
  ],
  rows: [
    'routes/reports/ReportDocumentRow.tsx',
    'routes/reports/ReportRowHeader.tsx',
    'routes/reports/MeasuresLine.tsx',
  ],
})
const CHAT_LOADERS = fileURLToPath(new URL('../../src/routes/chat/loaders.ts', import.meta.url))

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { code: string | null; importers: readonly string[]; importedIds: readonly string[] } | null
}

const AREA = /\/src\/routes\/(?!questionForm\/|shared\/|\w+\/(?:\w+\/)?lazy\/)(\w+(?:\/order)?)\//
const LAZY_PART = /\/src\/routes\/(\w+(?:\/order)?)\/lazy\//
// Loaded by the lazy part that uses it, so it does not count as a user of shared modules.
const ADAPTER = /\/src\/gateways\/\w+\/(?!port\.)/
const LOADERS = /\/src\/routes\/\w+\/(?:\w+\/)?(\w+L|l)oaders\.ts$/
const FORM = /\/src\/(domain|routes|stores)\/questionForm/
/** This module needs no form, but is used only with the answers of one. */
const ADVICE = /\/src\/domain\/evaluationAdvice\./
const FORMS = ['checkIn', 'account', 'questionnaires']
const DRAWN = /\/src\/(ui|routes)\//
// In the heaviest screens, and so small that a file of its own would cost more than its code.
const SMALL =
  /\/src\/(routes\/shared\/(entryState|navigationNotice|PriceLine|useIsMounted|useLazyPart)|domain\/(appointments\/refundDeadline|booking\/lowestPrice|questionnaires\/storedContent))\./
const TEXTS = /\/src\/i18n\//
const READER_AREA = 'reports'
const PERSON_AREA = 'account'
// Up to FEW areas get a chunk for what only they share. Above that, a module of BIG characters gets a separate chunk.
const FEW = 4
const BIG = 5000
const SEVERAL = 3

/**
 * Returns the chunk of a module that several screens share, or null when it needs none. The rules keep both the number
 * of requests and the unused bytes of a screen low:
 * - modules that need the question form go with the form;
 * - a module with one user goes with that user;
 * - lazy parts of an area go together, as do those of Home;
 * - up to four areas share a chunk, and a big module of five gets a separate one;
 * - everything else is shared by all.
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  const name = sharedBy(id, graph)
  return name !== null && asksForData(id, graph) ? `data-${name}` : name
}

const usersOf = (id: string, graph: Graph): readonly string[] => graph.getModuleInfo(id)?.importers ?? []

/**
 * Whether a loader imports the module. Loaders have separate chunks, so that data is requested before components load.
 */
const asksForData = (id: string, graph: Graph): boolean =>
  LOADERS.test(id) || usersOf(id, graph).some((user) => asksForData(user, graph))

const sharedBy = (id: string, graph: Graph): string | null => {
  if (!id.includes('/src/')) return null
  if (SMALL.test(id)) return 'shared'
  if (ADVICE.test(id) || needsForm(id, graph)) {
    const areas = areasLeadingTo(id, graph)
    if (areas.has(READER_AREA)) return areas.size === 1 ? `${READER_AREA}-answers` : 'answers'
    return areas.size === 1 && areas.has(PERSON_AREA) ? `${PERSON_AREA}-form` : 'form'
  }
  const [user = '', another] = usersOf(id, graph)
  if (another === undefined && !AREA.test(user)) return sharedBy(user, graph)
  const areas = [...areasLeadingTo(id, graph)].sort()
  // Otherwise the chat would need twenty files. An old server sends six at a time, and the first messages would wait.
  if (reachedFrom(CHAT_ROOM, graph).has(id) && !reachedFrom(CHAT_LOADERS, graph).has(id))
    return reachedFrom(HOME_LAZY, graph).has(id)
      ? 'common'
      : areas.length >= FEW
        ? 'shared'
        : DRAWN.test(id)
          ? 'chat-view'
          : 'chat-state'
  // Modules that more screens need get a separate chunk, so that no screen loads the rest of Home.
  if (reachedFrom(HOME_LAZY, graph).has(id))
    return areas.length > SEVERAL || (areas.length === SEVERAL && !asksForData(id, graph)) ? 'common' : 'lazy'
  const apart = APART.find(([, paths]) => paths.some((path) => id.endsWith(`/src/${path}`)))
  if (apart !== undefined) return apart[0]
  const lazyArea = lazyAreaOf(id, graph)
  if (lazyArea !== undefined) return `${lazyArea}-lazy`
  if (
    areas.length > 1 &&
    areas.every((area) => FORMS.includes(area)) &&
    (areas.includes('account') || !asksForData(id, graph))
  )
    return FORMS.join('-')
  // Lazy parts of several areas alone need it, so no screen may load it.
  if (areas.length === 0 && lazyUsers(id, graph) === usersOf(id, graph).length) return null
  // Otherwise every screen of the area would load what one of them and its lazy parts need.
  if (areas.length === 1 && TEXTS.test(id) && isOfOneScreenAndLazyParts(id, graph)) return null
  // `app` alone is the name of the app's own file.
  if (areas.length > 0 && areas.length <= FEW) return areas.map(shortName).join('-').replace(/^app$/, 'appointments')
  const size = graph.getModuleInfo(id)?.code?.length ?? 0
  return areas.length === FEW + 1 && size > BIG ? parse(id).name : 'shared'
}

/**
 * Abbreviates an area, because every importing file contains the chunk's name: `consultations/order` becomes `conO`.
 */
const shortName = (area: string): string =>
  area.slice(0, 3) +
  area
    .replace(/^[a-z]+\/?/, '')
    .slice(0, 1)
    .toUpperCase()

/** Helpers of the compiler. A chunk that takes one from the app's file also finds the bundler's helpers there. */
const HELPER = /@oxc-project[+/]runtime/

/**
 * Advertisements would otherwise load a file of the chat, with all that it needs, and reports the lazy part of Home.
 * Most screens show a toast. A file for the delayed navigation alone would cost every form a request.
 */
const SMALL_OF_APP = /\/src\/(ui\/(watchMedia|toast)|routes\/shared\/useDelayedNavigation)\./

export const appChunkOf = (id: string, graph: Graph): string | null => {
  if (SMALL_OF_APP.test(id)) return 'app'
  if (HELPER.test(id)) return 'vendor'
  if (!reachedFrom(APP, graph).has(id)) return null
  return id.includes('/src/') ? 'app' : 'vendor'
}

/** Every page of a demo needs what the clinic shares with a screen, so one file is enough. */
export const stagedChunkOf = (id: string, graph: Graph): string | null =>
  reachedFrom(STAGE, graph).has(id) && id.includes('/src/') ? 'staged' : null

const lazyUsers = (id: string, graph: Graph): number =>
  usersOf(id, graph).filter((user) => lazyAreaOf(user, graph) !== undefined).length

const isOfOneScreenAndLazyParts = (id: string, graph: Graph): boolean => {
  const lazy = lazyUsers(id, graph)
  return lazy > 0 && lazy === usersOf(id, graph).length - 1
}

const lazyAreaOf = (id: string, graph: Graph): string | undefined => {
  const area = LAZY_PART.exec(id)?.[1]
  if (area !== undefined || AREA.test(id)) return area
  const users = usersOf(id, graph).filter((user) => !ADAPTER.test(user))
  const [first, ...others] = users.map((user) => lazyAreaOf(user, graph))
  return others.every((other) => other === first) ? first : undefined
}

const known = new WeakMap<Graph['getModuleInfo'], Map<string, Set<string>>>()

const reachedFrom = (first: string, graph: Graph): Set<string> => {
  const before = known.get(graph.getModuleInfo) ?? new Map<string, Set<string>>()
  known.set(graph.getModuleInfo, before)
  const reached = before.get(first) ?? new Set([first])
  if (before.has(first)) return reached
  before.set(first, reached)
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

const areasLeadingTo = (id: string, graph: Graph): ReadonlySet<string> => {
  const area = AREA.exec(id)?.[1]
  if (area !== undefined) return new Set([area])
  const users = usersOf(id, graph)
  return new Set(users.flatMap((user) => [...areasLeadingTo(user, graph)]))
}

const needsForm = (id: string, graph: Graph): boolean =>
  FORM.test(id) ||
  (id.includes('/src/') && (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => needsForm(next, graph)))
