/** Runs in the page: finds text that is cut, covered or badly broken. It uses nothing from outside. */
export const findClippedText = (): string[] => {
  type Box = { left: number; top: number; right: number; bottom: number }
  type Piece = { node: Text; box: Box; layer: Element | null }
  type Around = {
    element: Element
    rect: Box & { width: number; height: number }
    style: Pick<CSSStyleDeclaration, 'position' | 'transform' | 'display' | 'overflowX' | 'overflowY'>
  }

  /** Letters of a word that fits on any line. */
  const LONGEST = 20
  const findings = new Set<string>()
  // Content far outside the viewport has no lines yet.
  const near = new CSSStyleSheet()
  near.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [near]
  const screen = document.documentElement.clientWidth
  const interactive =
    'a, button, select, label, [role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"]'

  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
  const quote = (text: string) => `“${text.trim().slice(0, 40)}”`
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  /** Very long texts with a line clamp may be shortened; real names are never that long. */
  const isShortened = (element: Element, text: string) =>
    text.trim().length > 60 && getComputedStyle(element).webkitLineClamp !== 'none'
  const beyondX = (box: Box, frame: Box) => box.left < frame.left - 1 || box.right > frame.right + 1
  const beyondY = (box: Box, frame: Box) => box.top < frame.top - 1 || box.bottom > frame.bottom + 1
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  // Cached per element: an endless word has hundreds of lines.
  const known = new Map<Element, Around>()
  const around = (element: Element): Around => {
    const before = known.get(element)
    if (before !== undefined) return before
    const { position, transform, display, overflowX, overflowY } = getComputedStyle(element)
    const style = { position, transform, display, overflowX, overflowY }
    const found = { element, rect: element.getBoundingClientRect(), style }
    known.set(element, found)
    return found
  }
  const chains = new Map<Element, Around[]>()
  const ancestors = (element: Element): Around[] => {
    const before = chains.get(element)
    if (before !== undefined) return before
    const chain: Around[] = []
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
      chain.push(around(at))
    chains.set(element, chain)
    return chain
  }

  // A font's box can be taller than its line (those of Chinese fonts are), so only the line counts.
  const lines = (node: Text, holder: Element): Box[] => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const lineHeight = Number.parseFloat(getComputedStyle(holder).lineHeight)
    return [...range.getClientRects()].map(({ left, right, top, height }) => {
      const tall = Number.isNaN(lineHeight) ? height : Math.min(height, lineHeight)
      return { left, right, top: top + (height - tall) / 2, bottom: top + (height + tall) / 2 }
    })
  }

  /**
   * Returns the visible part of the box within its ancestors, or undefined when it is hidden on purpose. Records cuts.
   */
  const look = (node: Text, holder: Element, box: Box): Box | undefined => {
    let seen = box
    let [checkX, checkY, untilPositioned] = [true, true, false]
    for (const { element, rect, style } of ancestors(holder)) {
      // An ancestor clips an absolute box only when it is its containing block.
      const isFrame =
        !(untilPositioned && style.position === 'static' && style.transform === 'none') && style.display !== 'inline'
      if (isFrame) {
        untilPositioned = false
        const [overX, overY] = [style.overflowX, style.overflowY]
        // Collapsed, or for screen readers only.
        if ((clips(overX) || clips(overY)) && (rect.width <= 1 || rect.height <= 1)) return undefined
        const isCut = (checkX && clips(overX) && beyondX(box, rect)) || (checkY && clips(overY) && beyondY(box, rect))
        if (isCut && !isShortened(element, node.data)) findings.add(`${quote(node.data)} is cut by ${name(element)}`)
        // Beyond the lines of a shortened name nothing counts as cut.
        if (isShortened(element, node.data)) checkY = false
        if (clips(overX) || clips(overY) || scrolls(overX) || scrolls(overY)) seen = meet(seen, rect)
        // Scrollable content counts as visible.
        checkX &&= !scrolls(overX)
        checkY &&= !scrolls(overY)
      }
      if (style.position === 'fixed') {
        // Content below the edge of a fixed part that does not scroll is unreachable.
        if (checkY && box.top >= 0 && box.bottom > window.innerHeight + 1)
          findings.add(`${quote(node.data)} lies below the screen`)
        break
      }
      if (style.position === 'absolute') untilPositioned = true
    }
    const isOnScreen = box.right > 0 && box.left < screen
    if (checkX && isOnScreen && (box.left < -1 || box.right > screen + 1))
      findings.add(`${quote(node.data)} runs out of the screen`)
    return isOnScreen && seen.right > seen.left && seen.bottom > seen.top ? seen : undefined
  }

  const checkSpill = (node: Text, holder: Element, box: Box) => {
    const target = holder.closest(interactive)
    if (target === null || around(target).style.display === 'inline') return
    const chain = ancestors(holder)
    const between = chain.slice(0, chain.indexOf(around(target)))
    // A badge may overlap the edge.
    if (between.some(({ style }) => style.position === 'absolute')) return
    const frame = around(target).rect
    if (beyondX(box, frame) || beyondY(box, frame)) findings.add(`${quote(node.data)} spills out of ${name(target)}`)
  }

  /** Breaks are allowed where a reader would break, or when no line fits the word. */
  const checkWords = (node: Text) => {
    // Addresses, hosts and cookie values have no words.
    if (/:\/\/|[a-z]\.[a-z]+\.[a-z]|^\{"/.test(node.data)) return
    const words = [
      ...node.data.matchAll(/(?:\d{4}年)?\d{1,2}月\d{1,2}日|[\p{Script=Latin}\d]{2,}/gu),
      ...(node.data.includes('·') ? node.data.matchAll(/(?<=^|· )\p{Script=Han}{2,8}(?=\xa0·|$)/gu) : []),
    ]
    if (words.some(([word]) => word.length > LONGEST)) return
    for (const { index, 0: word } of words) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        findings.add(`${quote(word)} is broken in ${quote(node.data)}`)
    }
  }

  /** The last line has more than one character and its full stop. */
  const checkLastLine = (node: Text, holder: Element) => {
    if (holder.lastChild !== node || around(holder).style.display === 'inline') return
    const [, before = '', last = ''] =
      /^([^]{2,}\p{Script=Han})(\p{Script=Han}\p{P}*)$/u.exec(node.data.trimEnd()) ?? []
    if (last === '') return
    const range = document.createRange()
    const at = (from: number) => {
      range.setStart(node, from)
      range.setEnd(node, from + 1)
      return Math.round(range.getBoundingClientRect().top)
    }
    if (at(before.length) > at(before.length - 1))
      findings.add(`${quote(last)} stands alone in the last line of ${quote(node.data)} of ${name(holder)}`)
  }

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    const holder = node.parentElement
    if (!(node instanceof Text) || holder === null || node.data.trim() === '') continue
    if (holder.closest('[aria-hidden="true"], script, style, noscript, select') !== null) continue
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const layer = ancestors(holder).find(({ style }) => ['fixed', 'sticky'].includes(style.position))?.element ?? null
    const all = lines(node, holder)
    if (all.length > 1) {
      checkWords(node)
      checkLastLine(node, holder)
    }
    for (const box of all) {
      const seen = look(node, holder, box)
      if (seen === undefined) continue
      checkSpill(node, holder, box)
      pieces.push({ node, box: seen, layer })
    }
  }

  pieces.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of pieces.entries())
    for (let at = index + 1; at < pieces.length; at += 1) {
      const other = pieces[at]
      if (other === undefined || other.box.top > one.box.bottom) break
      // A sticky bar covers what scrolls beneath it.
      if (one.node === other.node || one.layer !== other.layer) continue
      const shared = meet(one.box, other.box)
      if (shared.right - shared.left > 2 && shared.bottom - shared.top > 2)
        findings.add(`${quote(one.node.data)} and ${quote(other.node.data)} overlap`)
    }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('input, select')) {
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) ||
      !field.checkVisibility() ||
      pen === null
    )
      continue
    if (['checkbox', 'radio', 'file', 'hidden', 'range', 'password'].includes(field.type)) continue
    const shown =
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder
    const style = getComputedStyle(field)
    pen.font = style.font
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (room > 1 && pen.measureText(shown).width > room + 1)
      findings.add(`${quote(shown)} is cut by its field ${name(field)}`)
  }

  for (const element of document.querySelectorAll('*')) {
    const { overflowX, scrollbarWidth } = getComputedStyle(element)
    // A row without a scroll bar is for swiping.
    if (scrolls(overflowX) && scrollbarWidth !== 'none' && element.scrollWidth > element.clientWidth + 1)
      findings.add(`${name(element)} scrolls sideways`)
  }

  const wide = document.documentElement.scrollWidth
  if (wide > screen + 1) findings.add(`the screen scrolls sideways: ${wide} px in ${screen} px`)
  document.adoptedStyleSheets = []
  return [...findings]
}
