import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

/** The app: with all it imports it travels beside the entry. */
const APP = fileURLToPath(new URL('../../src/app/mount.tsx', import.meta.url))

/** The stage around a demo, its clinic included. */
const STAGE = fileURLToPath(new URL('../../src/demo/stage.tsx', import.meta.url))

/** What Home fetches once it stands. */
const LATE = fileURLToPath(new URL('../../src/routes/home/lazy/lateParts.ts', import.meta.url))

/**
 * Names in the page what its entry fetches first of all, the app: it need not wait for the entry to run. Its scripts
 * stand in a template, out of which the page's own script takes them in time (`src/prerender/inlineScript.ts`).
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

/** The chunk of a module, and all that it imports. */
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

/** A consultation as it is spoken, and what asks how it stands. */
const TALK = fileURLToPath(new URL('../../src/routes/chat/lazy/lazyChatRoom.ts', import.meta.url))
const TALK_LOADERS = fileURLToPath(new URL('../../src/routes/chat/loaders.ts', import.meta.url))

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { code: string | null; importers: readonly string[]; importedIds: readonly string[] } | null
}

// What a screen fetches after itself takes what it shares from the chunks of others, and makes no new ones.
const AREA = /\/src\/routes\/(?!questionForm\/|shared\/|\w+\/(?:\w+\/)?lazy\/)(\w+(?:\/order)?)\//
const LATE_PART = /\/src\/routes\/(\w+(?:\/order)?)\/lazy\//
// Fetched by the part that speaks to it, and after that.
const ADAPTER = /\/src\/gateways\/\w+\/(?!port\.)/
const LOADERS = /\/src\/routes\/\w+\/(?:\w+\/)?(\w+L|l)oaders\.ts$/
const FORM = /\/src\/(domain|routes|stores)\/questionForm/
// The areas whose forms are filled in: what they alone share goes together.
const FORMS = ['checkIn', 'account', 'questionnaires']
// Needed by other screens without what else a talk needs.
const DRAWN = /\/src\/(ui|routes)\//
// What its screens show of the answers to a form stands apart from what asks for them.
const READER = 'reports'
// What an examinee's own particulars need beside is not asked for by every form.
const KEEPER = 'account'
// Up to so many areas have a chunk of what only they share; of what one area more needs, so many characters stand
// alone.
const FEW = 4
const BIG = 5000
// Of what Home fetches late, what so many areas show as well.
const SEVERAL = 3

/**
 * The chunk of a module that several screens share: what Home fetches late goes together; what needs the form goes
 * with the form, but an examinee's particulars and what reads answers where there is no form go alone; what one module
 * uses, with that one;
 * what an area's screens fetch after themselves and share, together; what up to four areas lead to, with whatever the
 * same areas lead to; of five areas a big one goes alone; the rest is shared by all. A visit on one bar of signal asks
 * for few files, and for little it does not need.
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  const name = sharedBy(id, graph)
  return name !== null && asksForData(id, graph) ? `data-${name}` : name
}

/**
 * Whether a screen's loader leads to a module. What asks never waits for what shows: with the entry alone it is
 * whole, and runs while the app still travels.
 */
const asksForData = (id: string, graph: Graph): boolean =>
  LOADERS.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((user) => asksForData(user, graph))

const sharedBy = (id: string, graph: Graph): string | null => {
  if (!id.includes('/src/')) return null
  if (needsForm(id, graph)) {
    const areas = areasLeadingTo(id, graph)
    if (areas.has(READER)) return areas.size === 1 ? `${READER}-answers` : 'answers'
    return areas.size === 1 && areas.has(KEEPER) ? `${KEEPER}-form` : 'form'
  }
  const [user = '', another] = graph.getModuleInfo(id)?.importers ?? []
  if (another === undefined && !AREA.test(user)) return sharedBy(user, graph)
  const areas = [...areasLeadingTo(id, graph)].sort()
  // A talk would ask for twenty files otherwise, six at a time on an old server, while its first messages wait.
  if (reachedFrom(TALK, graph).has(id) && !reachedFrom(TALK_LOADERS, graph).has(id))
    return reachedFrom(LATE, graph).has(id)
      ? 'common'
      : areas.length >= FEW
        ? 'shared'
        : DRAWN.test(id)
          ? 'talk'
          : 'said'
  // Of what Home fetches late, what more screens need stands apart, so that none carries the rest.
  if (reachedFrom(LATE, graph).has(id))
    return areas.length > SEVERAL || (areas.length === SEVERAL && !asksForData(id, graph)) ? 'common' : 'late'
  const lateArea = lateAreaOf(id, graph)
  if (lateArea !== undefined) return `${lateArea}-late`
  if (
    areas.length > 1 &&
    areas.every((area) => FORMS.includes(area)) &&
    (areas.includes('account') || !asksForData(id, graph))
  )
    return FORMS.join('-')
  if (areas.length > 0 && areas.length <= FEW) return areas.map(shortName).join('-')
  const size = graph.getModuleInfo(id)?.code?.length ?? 0
  return areas.length === FEW + 1 && size > BIG ? parse(id).name : 'shared'
}

/** Every file that imports a chunk carries its name: `consultations/order` is `conO` there. */
const shortName = (area: string): string =>
  area.slice(0, 3) +
  area
    .replace(/^[a-z]+\/?/, '')
    .slice(0, 1)
    .toUpperCase()

/** The compiler's helpers. Who takes one from the app's file finds the bundler's own helpers there, with no file more. */
const HELPER = /@oxc-project[+/]runtime/

/** Whether a module travels with the app, and with which of its two files. */
export const appChunkOf = (id: string, graph: Graph): string | null => {
  if (HELPER.test(id)) return 'vendor'
  if (!reachedFrom(APP, graph).has(id)) return null
  return id.includes('/src/') ? 'app' : 'vendor'
}

/** What the demo's clinic and a screen both need: every page of a demo asks for all of it, and so in one file. */
export const stagedChunkOf = (id: string, graph: Graph): string | null =>
  reachedFrom(STAGE, graph).has(id) && id.includes('/src/') ? 'staged' : null

/** The area whose screens alone lead to a module, and only by what they fetch after themselves. */
const lateAreaOf = (id: string, graph: Graph): string | undefined => {
  const area = LATE_PART.exec(id)?.[1]
  if (area !== undefined || AREA.test(id)) return area
  const users = (graph.getModuleInfo(id)?.importers ?? []).filter((user) => !ADAPTER.test(user))
  const [first, ...others] = users.map((user) => lateAreaOf(user, graph))
  return others.every((other) => other === first) ? first : undefined
}

const known = new WeakMap<Graph['getModuleInfo'], Map<string, Set<string>>>()

/** A module with all that it imports. */
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
  const users = graph.getModuleInfo(id)?.importers ?? []
  return new Set(users.flatMap((user) => [...areasLeadingTo(user, graph)]))
}

const needsForm = (id: string, graph: Graph): boolean =>
  FORM.test(id) ||
  (id.includes('/src/') && (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => needsForm(next, graph)))
