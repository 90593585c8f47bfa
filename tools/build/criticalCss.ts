import postcss, { type Root } from 'postcss'

/**
 * Returns the rules of a style sheet that apply to the markup as it is. They have no `:hover`, `:active` or `:focus`, and
 * no `data-` attribute that the markup lacks.
 */
export const stylesOf = (sheet: string, markup: string): string => {
  const inMarkup = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isWorn = (selector: string) =>
    !/:(active|hover|focus)/.test(selector) &&
    classesOf(selector).every((name) => inMarkup.has(name)) &&
    attributesOf(selector).every((attribute) => markup.includes(attribute))
  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    const worn = rule.selectors.filter(isWorn)
    if (worn.length === 0) rule.remove()
    else rule.selectors = worn
  })
  dropUnreadProperties(root)
  dropUnusedAnimations(root)
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || rule.name === 'font-face') rule.remove()
  })
  return root.toString()
}

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)

/** The attributes as they are written in markup. The size of the text is set on the page itself. */
const attributesOf = (selector: string): string[] =>
  [...selector.matchAll(/\[(data-(?!text\b)[\w-]+)(?:="?([\w-]+)"?)?\]/g)].map(([, name = '', value]) =>
    value === undefined ? ` ${name}` : ` ${name}="${value}"`,
  )

const dropUnusedAnimations = (root: Root): void => {
  const used = new Set<string>()
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => used.add(word)))
  root.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}

/** Recursive: a dropped property may have been the only user of another. */
const dropUnreadProperties = (root: Root): void => {
  const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let dropped = 0
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    declaration.remove()
    dropped += 1
  })
  if (dropped > 0) dropUnreadProperties(root)
}
