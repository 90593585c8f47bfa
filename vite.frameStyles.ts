import postcss from 'postcss'

/** Of a style sheet, what dresses the given markup: a rule goes once it asks for a class that the markup has not. */
export const stylesOf = (sheet: string, markup: string): string => {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isWorn = (selector: string) => [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name))
  const root = postcss.parse(sheet, { from: undefined })
  root.walkRules((rule) => {
    const worn = rule.selectors.filter(isWorn)
    if (worn.length === 0) rule.remove()
    else rule.selectors = worn
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
