import postcss, { type Root } from 'postcss'

/**
 * Returns the rules of a style sheet that apply to the markup as it is. They have no `:hover`, `:active` or `:focus`, and
 * no attribute that the markup lacks.
 */
export const stylesOf = (sheet: string, markup: string): string => {
  const inMarkup = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  // React writes `readOnly`, a style sheet `readonly`.
  const written = markup.replaceAll(/ [a-zA-Z]+=/g, (name) => name.toLowerCase())
  const applies = (selector: string) => {
    const required = selector.replaceAll(/:not\([^()]*\)/g, '')
    return (
      !/:(active|hover|focus)/.test(selector) &&
      classesOf(required).every((name) => inMarkup.has(name)) &&
      attributesOf(required).every((attribute) => written.includes(attribute))
    )
  }
  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    const applying = rule.selectors.filter(applies)
    if (applying.length === 0) rule.remove()
    else rule.selectors = applying
  })
  dropUnreadProperties(root)
  dropUnusedAnimations(root)
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 || (rule.name === 'font-face' && !QUOTES.test(markup))) rule.remove()
  })
  return root.toString()
}

/** The characters of the app's only font: the quotation marks of English. */
const QUOTES = /[\u2018-\u201D]/

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)

/**
 * The attributes as they are written in markup. The size of the text is set on the page itself. The page's script may
 * change the value of any but a `data-` attribute.
 */
const attributesOf = (selector: string): string[] =>
  [...selector.matchAll(/\[((?!data-text\b)[\w-]+)(?:="?([\w-]+)"?)?\]/g)].map(([, name = '', value]) =>
    value === undefined || !name.startsWith('data-') ? ` ${name}=` : ` ${name}="${value}"`,
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
